import { ibanSchema } from '@/lib/legal/schema'
import type { Order } from './schema'
import type { TakenBack } from './transfer-schema'

type Given = Pick<Order, 'status' | 'total' | 'transfers' | 'payment' | 'refunds'>

/** Cents not given back, as far as bank statements were read. */
export function receivedFor(order: Pick<Order, 'transfers' | 'refunds'>): number {
  const came = Object.values(order.transfers ?? {})
  return sum(came.map(({ amount }) => amount)) - sum(givenBack(order).map(({ amount }) => amount))
}

/** Cents. */
export function restOf(order: Pick<Order, 'total' | 'transfers' | 'refunds'>): number {
  return order.total - receivedFor(order)
}

/** Cents beyond the price, and the newest transfer not returned yet. Null if unpaid: it may still need them. */
export function surplusOf(order: Given): { entryId: string; amount: number } | null {
  const { transfers = {}, status } = order
  if (status === 'pending') return null
  const left = receivedFor(order) - priceByTransfer(order)
  const newest = Object.entries(transfers).sort(
    ([one, a], [other, b]) => b.at - a.at || (one < other ? 1 : -1),
  )
  for (const [entryId, { amount }] of newest) {
    const given = givenBack(order).filter(({ surplusOf: of }) => of === entryId)
    const part = Math.min(left, amount - sum(given.map((refund) => refund.amount)))
    if (part > 0) return { entryId, amount: part }
  }
  return null
}

export interface Payer {
  iban: string
  holder?: string
}

/** By the newest transfer with an account. */
export function payerOf({ transfers = {} }: Pick<Order, 'transfers'>): Payer | null {
  const newestFirst = Object.values(transfers).sort((one, other) => other.at - one.at)
  for (const { holder, iban } of newestFirst) {
    const { data } = ibanSchema.safeParse(iban)
    if (data !== undefined) return { iban: data, ...(holder === undefined ? {} : { holder }) }
  }
  return null
}

/** Oldest first. */
export function takenBackOf({ takenBack = {} }: Pick<Order, 'takenBack'>): [id: string, taken: TakenBack][] {
  return Object.entries(takenBack).sort(([, one], [, other]) => one.at - other.at)
}

/** Cents: 0 if it is cancelled or was paid otherwise. */
function priceByTransfer({ status, total, payment }: Given): number {
  return status === 'cancelled' || (payment && payment.method !== 'vorkasse') ? 0 : total
}

function givenBack({ refunds = {} }: Pick<Order, 'refunds'>) {
  return Object.values(refunds).filter(
    ({ surplusOf, status }) => surplusOf !== undefined && (status === 'pending' || status === 'done'),
  )
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
