import { disputesOf } from '@/lib/orders/disputes'
import { refundEventsOf } from '@/lib/orders/refunds/refund-events'
import type { CompleteOrder } from './complete-order'

/** German sentences: `admin.orderDesk.events`. */
type EventKind =
  | 'placed'
  | 'paid'
  | 'cancelled'
  | 'refunded'
  | 'transferPart'
  | 'transferMore'
  | 'paymentTakenBack'
  | 'surplusDecided'
  | 'surplusDone'
  | 'refundDecided'
  | 'refundDone'
  | 'refundFailed'
  | 'refundCalledOff'
  | 'disputeOpen'
  | 'disputeWon'
  | 'disputeLost'
  | 'invoice'
  | 'correction'
  | 'mailWritten'
  | 'mailSent'
  | 'firstDownload'
  | 'lastDownload'
  | 'fileRefused'
  | 'withdrawalReceived'
  | 'withdrawalAccepted'
  | 'withdrawalRejected'
  | 'act'

/** In ms since 1970. */
export interface OrderEvent {
  at: number
  kind: EventKind
  /** If the kind does not say it: a mail's template, an invoice's number, a preset's name, an action. */
  about?: string | undefined
  /** Cents. */
  amount?: number | undefined
  count?: number | undefined
  actor?: string | undefined
}

export function orderTimeline(file: CompleteOrder): OrderEvent[] {
  const events = [
    ...historyOf(file),
    ...transfersOf(file),
    ...refundsOf(file),
    ...disputeEvents(file),
    ...invoicesOf(file),
    ...mailsOf(file),
    ...downloadsOf(file),
    ...withdrawalsOf(file),
    ...actsOf(file),
  ]
  return events.sort((one, other) => one.at - other.at)
}

const states = { pending: 'placed', paid: 'paid', cancelled: 'cancelled', refunded: 'refunded' } as const

function historyOf({ order: { history, total } }: CompleteOrder): OrderEvent[] {
  return (['pending', 'cancelled', 'paid', 'refunded'] as const).flatMap((status) => {
    const entry = history[status]
    return entry ? [{ ...entry, kind: states[status], amount: total }] : []
  })
}

function refundsOf({ order: { refunds = {} } }: CompleteOrder): OrderEvent[] {
  return Object.values(refunds).flatMap((refund) => {
    const { at, amount, actor, reason, surplusOf, calledOffAt } = refund
    const isOfPrice = surplusOf === undefined
    const kind = isOfPrice ? ('refundDecided' as const) : ('surplusDecided' as const)
    const decided = { at, kind, amount, actor, about: reason }
    const kinds = { done: isOfPrice ? 'refundDone' : 'surplusDone', failed: 'refundFailed' } as const
    return [
      decided,
      ...refundEventsOf(refund).map((event) => ({ at: event.at, kind: kinds[event.status], amount })),
      ...(calledOffAt === undefined ? [] : [{ at: calledOffAt, kind: 'refundCalledOff' as const, amount }]),
    ]
  })
}

/** Transfers that did not pay the order, and payments taken back, when they came. */
function transfersOf({ order: { transfers = {}, takenBack = {} } }: CompleteOrder): OrderEvent[] {
  const kinds = { part: 'transferPart', more: 'transferMore' } as const
  const came = Object.values(transfers).flatMap(({ at, amount, as }) =>
    as === 'last' ? [] : [{ at, amount, kind: kinds[as] }],
  )
  const gone = Object.values(takenBack).flatMap(({ at, paidAt, amount, actor }) => [
    { at: paidAt, amount, kind: 'paid' as const },
    { at, amount, actor, kind: 'paymentTakenBack' as const },
  ])
  return [...came, ...gone]
}

const disputes = { open: 'disputeOpen', won: 'disputeWon', lost: 'disputeLost' } as const

function disputeEvents({ order }: CompleteOrder): OrderEvent[] {
  return disputesOf(order).map(({ at, status, amount }) => ({ at, kind: disputes[status], amount }))
}

function invoicesOf({ invoices }: CompleteOrder): OrderEvent[] {
  return invoices.map(({ issuedAt: at, kind, number: about, gross: amount }) => ({
    at,
    about,
    amount,
    kind: kind === 'correction' ? 'correction' : 'invoice',
  }))
}

function mailsOf({ mails }: CompleteOrder): OrderEvent[] {
  return mails.entries.flatMap(({ at, sentAt, template: about }) => [
    { at, kind: 'mailWritten' as const, about },
    ...(sentAt === undefined ? [] : [{ at: sentAt, kind: 'mailSent' as const, about }]),
  ])
}

function downloadsOf({ order: { downloads = {}, refusals = {}, items } }: CompleteOrder): OrderEvent[] {
  const loaded = Object.entries(downloads).flatMap(([presetId, files]) => {
    const about = items[presetId]?.name ?? presetId
    const all = Object.values(files)
    const count = all.reduce((sum, file) => sum + file.count, 0)
    const first = Math.min(...all.map((file) => file.first))
    const last = Math.max(...all.map((file) => file.last))
    const begun: OrderEvent = { at: first, kind: 'firstDownload', about }
    return last === first ? [begun] : [begun, { at: last, kind: 'lastDownload' as const, about, count }]
  })
  const refused = Object.values(refusals).map(({ last: at, count, asked: about }) => ({
    at,
    count,
    about,
    kind: 'fileRefused' as const,
  }))
  return [...loaded, ...refused]
}

function withdrawalsOf({ withdrawals }: CompleteOrder): OrderEvent[] {
  return withdrawals.entries.flatMap(({ at, name: about, status, decidedAt, actor }) => {
    const received = { at, kind: 'withdrawalReceived' as const, about }
    if (status === 'received') return [received]
    const kind = status === 'accepted' ? ('withdrawalAccepted' as const) : ('withdrawalRejected' as const)
    return [received, { at: decidedAt ?? at, kind, about, actor }]
  })
}

function actsOf({ entries }: CompleteOrder): OrderEvent[] {
  return entries.entries.map(({ at, act: about, actor }) => ({ at, kind: 'act', about, actor }))
}
