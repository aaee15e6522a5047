import 'server-only'
import { isDeskActor } from '@/lib/account/actor'
import { journalAdded } from '@/lib/journal/data'
import type { Act } from '@/lib/journal/schema'
import type { Changes, Json } from '@/lib/store/store'
import type { Order } from '../schema'

interface DeskDeed {
  actor: string
  act: Extract<Act, `order-${string}`>
  /** Never personal data: the journal outlives it. */
  before?: Json
  after?: Json
}

/** Journal entry for an act of the desk; none for acts of a provider or the shop itself. */
export function deskNoted({ id }: Pick<Order, 'id'>, deed: DeskDeed): Changes {
  return isDeskActor(deed.actor) ? journalAdded({ ...deed, subject: `orders/${id}` }) : {}
}
