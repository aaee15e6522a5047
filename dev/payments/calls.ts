import type { z } from 'zod'
import { createRefund } from './create-refund'
import { createSession } from './create-session'
import { expireSession } from './expire-session'
import type { FormValue } from './wire/form'
import { known, pageOf } from './wire/listing'
import * as takes from './wire/parameters'
import { parseParameters } from './wire/parse-parameters'
import { intents, payouts, refunds, sessions, transactions, type SessionRecord } from './records'
import type { Service } from './service'
import { wireCharge } from './wire/wire-charge'
import { wireIntent } from './wire/wire-intent'
import { wirePayout } from './wire/wire-payout'
import { wireRefund } from './wire/wire-refund'
import { wireSession } from './wire/wire-session'
import { wireSource, wireTransaction } from './wire/wire-transaction'

export interface Call {
  method: 'GET' | 'POST'
  path: RegExp
  /**
   * Validates a call's parameters and returns a function that carries it out.
   * @throws Refusal, as does the function returned
   */
  prepare(given: FormValue): (service: Service, id: string) => object
}

type Run<T> = (service: Service, parameters: T, id: string) => object

function call<T>(method: Call['method'], path: RegExp, schema: z.ZodType<T>, run: Run<T>): Call {
  const prepare = (given: FormValue) => {
    const parameters = parseParameters(schema, given)
    return (service: Service, id: string) => run(service, parameters, id)
  }
  return { method, path, prepare }
}

/** The part of Stripe's API that the shop uses. */
export const calls: readonly Call[] = [
  call('POST', /^\/v1\/checkout\/sessions$/, takes.createSession, (service, given) =>
    show(service, createSession(service, given), given.expand),
  ),
  call('GET', /^\/v1\/checkout\/sessions\/(\w+)$/, takes.oneSession, (service, { expand }, id) =>
    show(service, known(service.store, sessions, id), expand),
  ),
  call('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, takes.oneSession, (service, { expand }, id) =>
    show(service, expireSession(service, known(service.store, sessions, id)), expand),
  ),
  call('GET', /^\/v1\/checkout\/sessions$/, takes.listSessions, (service, given) =>
    list('/v1/checkout/sessions', pageOf(service.store, sessions, given), (session) =>
      show(service, session),
    ),
  ),
  call('GET', /^\/v1\/payment_intents\/(\w+)$/, takes.oneIntent, ({ store }, { expand = [] }, id) => {
    const intent = known(store, intents, id)
    const charge = expand.length > 0 ? wireCharge(intent) : null
    return { ...wireIntent(intent), ...(charge ? { latest_charge: charge } : {}) }
  }),
  call('POST', /^\/v1\/refunds$/, takes.createRefund, (service, given) =>
    wireRefund(createRefund(service, given)),
  ),
  call('GET', /^\/v1\/refunds$/, takes.listOfPayment, ({ store }, given) => {
    const { payment_intent: intent } = given
    if (intent !== undefined) known(store, intents, intent)
    return list('/v1/refunds', pageOf(store, refunds, given, intent), wireRefund)
  }),
  call('GET', /^\/v1\/payouts$/, takes.listPayouts, ({ store }, { created, ...page }) => {
    const { records, hasMore } = pageOf(store, payouts, page)
    const since = created?.gte ?? 0
    const wanted = records.filter((payout) => payout.created >= since)
    return list(
      '/v1/payouts',
      { records: wanted, hasMore: hasMore && wanted.length === records.length },
      wirePayout,
    )
  }),
  call('GET', /^\/v1\/balance_transactions$/, takes.listTransactions, ({ store }, given) => {
    const { payout, expand = [] } = given
    known(store, payouts, payout)
    return list('/v1/balance_transactions', pageOf(store, transactions, given, payout), (transaction) => ({
      ...wireTransaction(transaction),
      ...(expand.length > 0 ? { source: wireSource(store, transaction) } : {}),
    }))
  }),
]

function show({ store, origin }: Service, session: SessionRecord, expand: readonly string[] = []): object {
  const isExpanded = expand.length > 0 && session.intentId !== null
  const intent = isExpanded ? wireIntent(known(store, intents, session.intentId ?? '')) : null
  return wireSession(session, origin, intent)
}

function list<T>(
  url: string,
  { records, hasMore }: { records: T[]; hasMore: boolean },
  wire: (record: T) => object,
): object {
  return { object: 'list', data: records.map(wire), has_more: hasMore, url }
}
