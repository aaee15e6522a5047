import 'server-only'
import { findPreset } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { partBefore } from '@/lib/core/listing'
import { getOrder } from '@/lib/orders/data'
import { buyerTold } from '@/lib/orders/mails/buyer-told'
import { findPresetBuyers, saveVersionTold } from '@/lib/orders/preset-buyer-data'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { saveAnnouncement } from './data'

/** Buyers who are told in one task; the next one goes on. */
const BATCH = 100

/**
 * Tells those who have bought a preset of its present version, a part of them at a time, and leaves the others to a further
 * task. Each is told once, however often and by whom it is done.
 * @param subject the preset's id, the version, and the order before which the part lies unless it is the first one
 * @throws if this process has not got that version yet, because another one was updated before it
 */
export async function announceVersion(store: Store, subject: string): Promise<void> {
  const [presetId = '', given, before] = subject.split(' ')
  const version = Number(given)
  const preset = findPreset(presetId)
  if (!preset || preset.version < version) throw new Error(`${presetId} has no version ${version} yet`)
  // What a newer one has changed is told with it.
  if (preset.version > version) return
  const buyers = await findPresetBuyers(store, presetId, partBefore(before, BATCH))
  for (const buyer of buyers.entries) if (buyer.version < version) await tell(store, preset, buyer)
  if (buyers.next !== null) await saveAnnouncement(store, preset, buyers.next)
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
      ? buyerTold(order, 'new-version', `${presetId} ${version} ${known}`)
      : {}
  await saveVersionTold(store, { orderId, presetId, version }, telling)
}

/** Of repairs all are told who can load them, whatever else they want (§ 327f Abs. 1 BGB). */
function wantsToKnow(order: Order, presetId: string, isRepair: boolean): boolean {
  const isOpen = order.status === 'paid' && !isItemRefunded(order, presetId)
  return isOpen && (isRepair || order.noUpdates !== true)
}
