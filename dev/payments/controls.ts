import { z } from 'zod'
import { known } from './calls'
import type { Delivery } from './delivery'
import { closeDispute, openDispute, updateDispute } from './disputes'
import { expireSession } from './expire-session'
import { faultSchema, type Faults } from './faults'
import { paySession } from './pay-session'
import { disputes, events, intents, openDisputeSchema, refunds, sessions } from './records'
import type { Service } from './service'
import { settlePayment } from './settle-payment'
import { settleRefund } from './settle-refund'
import { wireDispute } from './wire/wire-dispute'
import { wireRefund } from './wire/wire-refund'
import { wireSession } from './wire/wire-session'

/** Dependencies of the control calls. */
export interface Desk {
  service: Service
  delivery: Delivery
  faults: Faults
}
type Run = (desk: Desk, body: unknown, id: string) => object | Promise<object>

/** One that changes what is kept. */
const change =
  (work: (service: Service, body: unknown, id: string) => object): Run =>
  ({ service }, body, id) =>
    service.change(() => work(service, body, id))

const attempt = z.strictObject({ attempt: z.enum(['now', 'later', 'declined']) })
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
const eventIds = z.strictObject({ events: z.array(z.string()).max(1_000) })
const holding = z.strictObject({ isHeld: z.boolean() })

/** Actions for tests and developers that no shop could take. Bodies are JSON; an invalid one is refused with 400. */
export const controls: readonly { path: RegExp; run: Run }[] = [
  {
    path: /^\/_test\/sessions\/(\w+)\/pay$/,
    run: change((service, body, id) => {
      const paid = paySession(service, known(service.store, sessions, id), attempt.parse(body).attempt)
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

/** Sent and pending events, oldest first, with the shop's last answers. */
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

/** Sends events in the requested order, each as often as it is named. */
async function deliver({ service, delivery }: Desk, body: unknown): Promise<object> {
  const answers: (number | null)[] = []
  for (const id of eventIds.parse(body).events) {
    answers.push(await delivery.send(known(service.store, events, id)))
  }
  return { answers }
}
