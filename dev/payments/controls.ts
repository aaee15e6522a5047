import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { moveBalance, payOut, settlePayout } from './balance'
import type { Delivery } from './delivery'
import { closeDispute, openDispute, updateDispute } from './disputes'
import { expireSession } from './expire-session'
import { faultSchema, type Faults } from './faults'
import { paySession } from './pay-session'
import { disputes, events, intents, openDisputeSchema, payouts, refunds, sessions } from './records'
import type { Service } from './service'
import { settlePayment } from './settle-payment'
import { settleRefund } from './settle-refund'
import { wireDispute } from './wire/wire-dispute'
import { wirePayout } from './wire/wire-payout'
import { wireRefund } from './wire/wire-refund'
import { wireSession } from './wire/wire-session'
import { wireTransaction } from './wire/wire-transaction'
import { known } from './wire/listing'
import { answerOf, bodyOf, refusalAnswer, type Answer } from './wire/answer'
import { authenticate } from './api'
import { invalid, Refusal } from './wire/refusal'

export interface Desk {
  service: Service
  delivery: Delivery
  faults: Faults
}
type Run = (desk: Desk, body: unknown, id: string) => object | Promise<object>

/** A control call that changes stored data. */
const change =
  (work: (service: Service, body: unknown, id: string) => object): Run =>
  ({ service }, body, id) =>
    service.change(() => work(service, body, id))

const attempted = z.strictObject({
  attempt: z.enum(['now', 'later', 'declined']),
  card: z.string().optional(),
})
const outcome = z.strictObject({ outcome: z.enum(['succeeded', 'failed']), reason: z.string().optional() })
const dispute = z.strictObject({
  payment_intent: z.string(),
  amount: z.int().positive().optional(),
  reason: z.string().optional(),
  status: openDisputeSchema.optional(),
  due_by: z.int().positive().optional(),
})
const disputeStatus = z.strictObject({ status: openDisputeSchema })
const verdict = z.strictObject({ outcome: z.enum(['won', 'lost']) })
const fee = z.strictObject({ amount: z.int() })
const eventIds = z.strictObject({ events: z.array(z.string()).max(1_000) })
const holding = z.strictObject({ isHeld: z.boolean() })

/** Actions for tests and developers that no shop could do. Bodies are JSON; an invalid one is refused with 400. */
const controls: readonly { path: RegExp; run: Run }[] = [
  {
    path: /^\/_test\/sessions\/(\w+)\/pay$/,
    run: change((service, body, id) => {
      const { attempt, card } = attempted.parse(body)
      const paid = paySession(service, known(service.store, sessions, id), attempt, card)
      return wireSession(paid, service.origin, null)
    }),
  },
  {
    path: /^\/_test\/sessions\/(\w+)\/settle$/,
    run: change((service, body, id) => {
      const { intentId } = known(service.store, sessions, id)
      settlePayment(service, known(service.store, intents, intentId ?? ''), outcome.parse(body).outcome)
      return wireSession(known(service.store, sessions, id), service.origin, null)
    }),
  },
  {
    path: /^\/_test\/sessions\/(\w+)\/expire$/,
    run: change((service, _, id) =>
      wireSession(expireSession(service, known(service.store, sessions, id)), service.origin, null),
    ),
  },
  {
    path: /^\/_test\/refunds\/(\w+)\/settle$/,
    run: change((service, body, id) => {
      const given = outcome.parse(body)
      const refund = known(service.store, refunds, id)
      return wireRefund(settleRefund(service, refund, given.outcome, given.reason))
    }),
  },
  {
    path: /^\/_test\/disputes$/,
    run: change((service, body) => {
      const given = dispute.parse(body)
      return wireDispute(openDispute(service, known(service.store, intents, given.payment_intent), given))
    }),
  },
  {
    path: /^\/_test\/disputes\/(\w+)\/update$/,
    run: change((service, body, id) => {
      const found = known(service.store, disputes, id)
      return wireDispute(updateDispute(service, found, disputeStatus.parse(body).status))
    }),
  },
  {
    path: /^\/_test\/disputes\/(\w+)\/close$/,
    run: change((service, body, id) =>
      wireDispute(closeDispute(service, known(service.store, disputes, id), verdict.parse(body).outcome)),
    ),
  },
  {
    path: /^\/_test\/fees$/,
    run: change((service, body) => {
      const { amount } = fee.parse(body)
      const taken = { category: 'fee', amount: -amount, currency: 'eur', sourceId: null } as const
      return wireTransaction(moveBalance(service, taken))
    }),
  },
  {
    path: /^\/_test\/payouts$/,
    run: change((service) => {
      const payout = payOut(service)
      if (!payout) throw invalid('There is nothing to pay out.')
      return wirePayout(payout)
    }),
  },
  {
    path: /^\/_test\/payouts\/(\w+)\/settle$/,
    run: change((service, body, id) =>
      wirePayout(settlePayout(service, known(service.store, payouts, id), outcome.parse(body).outcome)),
    ),
  },
  { path: /^\/_test\/events$/, run: listEvents },
  { path: /^\/_test\/events\/deliver$/, run: deliver },
  {
    path: /^\/_test\/events\/hold$/,
    run: ({ delivery }, body) => {
      delivery.hold(holding.parse(body).isHeld)
      return {}
    },
  },
  {
    path: /^\/_test\/faults$/,
    run: ({ faults }, body) => {
      faults.set(faultSchema.parse(body))
      return {}
    },
  },
]

/** Sent and pending events, oldest first, with the shop's latest responses. */
function listEvents({ service }: Desk): object {
  const list = [...service.store.list(events)].reverse()
  return {
    events: list.map(({ id, type, tries, isDelivered, lastAnswer }) => ({
      id,
      type,
      tries,
      isDelivered,
      lastAnswer,
    })),
  }
}

/** Sends events in the given order, including repeated ones. */
async function deliver({ service, delivery }: Desk, body: unknown): Promise<object> {
  const answers: (number | null)[] = []
  for (const id of eventIds.parse(body).events) {
    answers.push(await delivery.send(known(service.store, events, id)))
  }
  return { answers }
}

export async function serveControl(desk: Desk, secretKey: string, request: IncomingMessage): Promise<Answer> {
  try {
    const body = await bodyOf(request)
    authenticate(request.headers.authorization ?? '', secretKey)
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    for (const { path, run } of controls) {
      const [found, id = ''] = path.exec(pathname) ?? []
      if (found !== undefined) return answerOf(await run(desk, JSON.parse(body || '{}'), id))
    }
    throw new Refusal(404, { type: 'invalid_request_error', message: `No control call ${pathname}.` })
  } catch (error) {
    const isForm = error instanceof z.ZodError || error instanceof SyntaxError
    return refusalAnswer(isForm ? invalid(error.message) : error)
  }
}
