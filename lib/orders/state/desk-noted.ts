import { isDeskActor } from '@/lib/account/actor'
import { journalAdded } from '@/lib/journal/data'
import type { Act } from '@/lib/journal/schema'
import type { Changes, Json } from '@/lib/store/store'
import type { Order } from '../schema'

interface DeskEntry {
  actor: string
  act: Extract<Act, `order-${string}`>
  /** Without personal data, which the journal would outlive. */
  before?: Json
  after?: Json
}

/** Nothing for actions of a provider or the shop itself. */
export function deskNoted({ id }: Pick<Order, 'id'>, entry: DeskEntry): Changes {
  return isDeskActor(entry.actor) ? journalAdded({ ...entry, subject: `orders/${id}` }) : {}
}
