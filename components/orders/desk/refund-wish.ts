import { parseEuros } from '@/lib/core/money'
import type { Refundable } from '@/lib/orders/desk/desk-order'

/** The ways to say what is given back. */
export const wishKinds = ['all', 'items', 'amount'] as const

/** What the owner has said so far; what was said in another way is kept. */
export interface Wish {
  kind: (typeof wishKinds)[number]
  /** The chosen presets. */
  items: readonly string[]
  /** The amount as it was typed. */
  amount: string
}

/** The cents that a wish gives back; null if it does not say. */
export function wishedCents({ kind, items, amount }: Wish, refundable: Refundable): number | null {
  if (kind === 'all') return refundable.left
  const chosen = refundable.items.filter(({ id }) => items.includes(id))
  const cents = kind === 'amount' ? parseEuros(amount) : chosen.reduce((sum, { price }) => sum + price, 0)
  return cents === 0 ? null : cents
}

/** What is asked of the shop: exactly what the button says, whatever was given back meanwhile. */
export function refundBody(wish: Wish, cents: number): { items: readonly string[] } | { amount: number } {
  return wish.kind === 'items' ? { items: wish.items } : { amount: cents }
}
