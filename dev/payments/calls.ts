import type { z } from 'zod'
import { createRefund } from './create-refund'
import { createSession } from './create-session'
import { expireSession } from './expire-session'
import type { FormValue } from './wire/form'
import { pageOf } from './wire/listing'
import * as takes from './wire/parameters'
import { parseParameters } from './wire/parse-parameters'
import type { RecordStore } from './record-store'
import { intents, refunds, sessions, type Kind, type SessionRecord } from './records'
import { missing } from './wire/refusal'
import type { Service } from './service'
import { wireCharge } from './wire/wire-charge'
import { wireIntent } from './wire/wire-intent'
import { wireRefund } from './wire/wire-refund'
import { wireSession } from './wire/wire-session'

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
]

/** @throws Refusal if there is none */
export function known<T extends { id: string }>(store: RecordStore, kind: Kind<T>, id: string): T {
  const record = store.find(kind, id)
  if (!record) throw missing(kind, id)
  return record
}

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
