import 'server-only'
import type { Store } from '@/lib/store/store'
import { saveUpdatesWanted } from '../data'
import type { Order } from '../schema'

/**
 * Sets whether an order's buyer wants to hear of new versions. Repairs are announced to all buyers (§ 327f Abs.
 * 1 BGB).
 */
export function chooseUpdates(store: Store, { id }: Order, isWanted: boolean): Promise<void> {
  return saveUpdatesWanted(store, id, isWanted)
}
