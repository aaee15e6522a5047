import type { Order } from './schema'

/**
 * When the last event of an order that matters to the books happened, in ms: they must be kept from the end of its year
 * (§ 147 Abs. 4 AO).
 */
export function lastEventOf({ createdAt, history, payment, dispute, refunds = {} }: Order): number {
  const given = Object.values(refunds).flatMap(({ at, settledAt }) => [at, settledAt ?? 0])
  const moved = Object.values(history).map(({ at }) => at)
  return Math.max(createdAt, payment?.paidAt ?? 0, dispute?.at ?? 0, ...moved, ...given)
}
