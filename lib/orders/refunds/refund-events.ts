import { fromList, toList } from '@/lib/store/tree-value'
import type { Refund } from '../refund-schema'

/** In ms. */
export interface RefundEvent {
  status: 'done' | 'failed'
  at: number
}

/** Oldest first; recorded events never change. */
export function refundEventsOf({ events = {} }: Refund): RefundEvent[] {
  return fromList(events)
}

export function withRefundEvent(refund: Refund, event: RefundEvent): Refund {
  const events = toList([...refundEventsOf(refund), event])
  return { ...refund, status: event.status, settledAt: event.at, events }
}

/** State and time match the events, which are in order without repetition. */
export function areEventsRight(refund: Refund): boolean {
  const events = refundEventsOf(refund)
  const last = events.at(-1)
  if (!last) return refund.status === 'pending' || refund.status === 'cancelled'
  const isInOrder = events.every(({ status, at }, index) => {
    const before = events[index - 1]
    return !before || (before.at <= at && before.status !== status)
  })
  return isInOrder && last.status === refund.status && last.at === refund.settledAt
}
