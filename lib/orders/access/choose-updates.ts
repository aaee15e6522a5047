import 'server-only'
import type { Store } from '@/lib/store/store'
import { saveUpdatesWanted } from '../data'
import type { Order } from '../schema'

/** Notes whether the buyer of an order wants to hear of new versions. Of repairs all buyers are told (§ 327f Abs. 1 BGB). */
export function chooseUpdates(store: Store, { id }: Order, isWanted: boolean): Promise<void> {
  return saveUpdatesWanted(store, id, isWanted)
}
