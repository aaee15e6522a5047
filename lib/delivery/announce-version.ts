import { findPreset } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { partBefore } from '@/lib/core/listing'
import { getOrder, buyerNotified } from '@/lib/orders/data'
import { findPresetBuyers, saveVersionAnnounced } from '@/lib/orders/preset-buyer-data'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { continueAnnouncement } from './data'

/** Buyers per task; the next task continues. */
const BATCH = 100

/**
 * Once per buyer, however often this runs; a further task takes the rest.
 * @param subject the preset's id, the version, and, after the first batch, the order before which the batch begins
 * @throws if this process does not have that version yet, because another one was updated first
 */
export async function announceVersion(store: Store, subject: string): Promise<void> {
  const [presetId = '', given, before] = subject.split(' ')
  const version = Number(given)
  const preset = findPreset(presetId)
  if (!preset || preset.version < version) throw new Error(`${presetId} has no version ${version} yet`)
  // The announcement of the newer version covers this one, too.
  if (preset.version > version) return
  const buyers = await findPresetBuyers(store, presetId, partBefore(before, BATCH))
  for (const buyer of buyers.entries) if (buyer.version < version) await tell(store, preset, buyer)
  if (buyers.next !== null) await continueAnnouncement(store, preset, buyers.next)
}

async function tell(
  store: Store,
  { id: presetId, version, changes }: Preset,
  { orderId, version: known }: { orderId: string; version: number },
): Promise<void> {
  const order = await getOrder(store, orderId)
  const isRepair = changes.some((change) => change.version > known && change.isRepair)
  const telling =
    order && wantsToKnow(order, presetId, isRepair)
      ? buyerNotified(order, 'new-version', `${presetId} ${version} ${known}`)
      : {}
  await saveVersionAnnounced(store, { orderId, presetId, version }, telling)
}

/** Repairs go to everyone who can download them, whatever their preferences (§ 327f Abs. 1 BGB). */
function wantsToKnow(order: Order, presetId: string, isRepair: boolean): boolean {
  const isOpen = order.status === 'paid' && !isItemRefunded(order, presetId)
  return isOpen && (isRepair || order.noUpdates !== true)
}
