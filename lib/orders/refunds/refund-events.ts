import { fromList, toList } from '@/lib/invoices/schema'
import type { Refund } from '../schema'

/** The money went, or did not go, or came back: with its time in ms. */
export interface RefundEvent {
  status: 'done' | 'failed'
  at: number
}

/**
 * All that was heard of a refund, oldest first; nothing that is heard later changes what stands there. Refunds from before
 * that was kept tell of their last state only, and not when they were done if they have failed since.
 */
export function refundEventsOf({ events, status, at, settledAt = at }: Refund): RefundEvent[] {
  if (events) return fromList(events)
  return status === 'done' || status === 'failed' ? [{ status, at: settledAt }] : []
}

/** A refund of which something more was heard. */
export function withRefundEvent(refund: Refund, event: RefundEvent): Refund {
  const events = toList([...refundEventsOf(refund), event])
  return { ...refund, status: event.status, settledAt: event.at, events }
}

/** Whether what a refund says of itself follows from what was heard of it: the same state and time, in the order of time, nothing twice. */
export function areEventsRight(refund: Refund): boolean {
  const events = refundEventsOf(refund)
  const last = events.at(-1)
  if (!refund.events || !last) return true
  const isInOrder = events.every(({ status, at }, index) => {
    const before = events[index - 1]
    return !before || (before.at <= at && before.status !== status)
  })
  return isInOrder && last.status === refund.status && last.at === refund.settledAt
}
