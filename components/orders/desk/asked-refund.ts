import { parseEuros } from '@/lib/core/money'
import type { Refundable } from '@/lib/orders/desk/desk-order'

export const askedKinds = ['all', 'items', 'amount'] as const

/** Switching the kind keeps the input of the others. */
export interface AskedRefund {
  kind: (typeof askedKinds)[number]
  items: readonly string[]
  /** As typed. */
  amount: string
}

/** Null if there is none. */
export function askedCents({ kind, items, amount }: AskedRefund, refundable: Refundable): number | null {
  if (kind === 'all') return refundable.left
  const chosen = refundable.items.filter(({ id }) => items.includes(id))
  const cents = kind === 'amount' ? parseEuros(amount) : chosen.reduce((sum, { price }) => sum + price, 0)
  return cents === 0 ? null : cents
}

/** Exactly the amount on the button, regardless of other refunds made meanwhile. */
export function refundBody(
  asked: AskedRefund,
  cents: number,
): { items: readonly string[] } | { amount: number } {
  return asked.kind === 'items' ? { items: asked.items } : { amount: cents }
}
