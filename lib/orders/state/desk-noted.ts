import 'server-only'
import { isDeskActor } from '@/lib/account/actor'
import { journalAdded } from '@/lib/journal/data'
import type { Act } from '@/lib/journal/schema'
import type { Changes, Json } from '@/lib/store/store'
import type { Order } from '../schema'

interface DeskDeed {
  actor: string
  act: Extract<Act, `order-${string}`>
  /** Nothing that says who has ordered: the journal outlasts it. */
  before?: Json
  after?: Json
}

/** The journal's entry of what the desk does to an order; none of what a provider or the shop itself does. */
export function deskNoted({ id }: Pick<Order, 'id'>, deed: DeskDeed): Changes {
  return isDeskActor(deed.actor) ? journalAdded({ ...deed, subject: `orders/${id}` }) : {}
}
