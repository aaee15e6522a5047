import Stripe from 'stripe'
import { events, newId } from './records'
import { seconds, type Service } from './service'

/** The objects that events are about. */
type Announced = Stripe.Checkout.Session | Stripe.Refund | Stripe.Dispute | Stripe.Payout

/** Events the shop subscribes to. */
type EventType = Extract<Stripe.Event, { data: { object: Announced } }>['type']

/** Records an event with the object's current state; it is sent once the change it belongs to is stored. */
export function emitEvent({ store }: Service, type: EventType, object: Announced): void {
  const id = newId('evt_')
  const created = seconds()
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
  const state = { tries: 0, isDelivered: false, lastAnswer: null, nextTryAt: created * 1_000 }
  store.put(events, { id, created, type, payload, ...state })
}
