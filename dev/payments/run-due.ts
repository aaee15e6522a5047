import { now } from '@/lib/core/clock'
import { payOutDue, settlePayout } from './balance'
import { expireSession } from './expire-session'
import { answers, intents, payouts, refunds, sessions, transactions, type Kind } from './records'
import type { Service } from './service'
import { settlePayment } from './settle-payment'
import { settleRefund } from './settle-refund'

/** Kinds of records that change by themselves. */
export const agenda = [sessions, intents, refunds, transactions, payouts, answers]

/** Runs everything due by now. */
export function runDue(service: Service): void {
  each(service, sessions, (session) => expireSession(service, session))
  each(service, intents, (intent) => settlePayment(service, intent, 'succeeded'))
  each(service, refunds, (refund) => settleRefund(service, refund, 'succeeded'))
  each(service, transactions, (transaction) => payOutDue(service, transaction))
  each(service, payouts, (payout) => settlePayout(service, payout, 'succeeded'))
  each(service, answers, ({ id }) => service.store.remove(answers, id))
}

function each<T extends { id: string }>(service: Service, kind: Kind<T>, work: (record: T) => unknown): void {
  for (;;) {
    const record = service.store.firstDue(kind, now())
    if (!record) return
    service.change(() => work(record))
  }
}
