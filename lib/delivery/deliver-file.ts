import 'server-only'
import { findPreset } from '@/lib/catalog/catalog'
import { getNewestVersion } from '@/lib/catalog/data'
import type { Preset } from '@/lib/catalog/schema'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { saveDownload, saveRefusal } from './data'
import { orderFile, type OrderFile } from './order-file'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Order, Refusal } from '@/lib/orders/schema'

const MAX_NOTED = 60

/**
 * One file of a bought preset. The download is noted with the order before the file is handed out, and a refusal
 * before it is answered.
 * @throws ShopError `not_paid`, `not_found`
 */
export async function deliverFile(
  store: Store,
  order: Order,
  presetId: string,
  fileName: string,
): Promise<OrderFile> {
  const file = await openFile(store, order, presetId, fileName)
  await saveDownload(store, order, { preset: presetId, file: fileName, version: file.version, at: now() })
  return file
}

/**
 * The same for a browser that keeps the files of a preset at hand by itself. Nobody has pressed anything, so that it is no
 * download: it is not noted, and does not begin to fulfil the contract (§ 356 (5) BGB). Only for a preset of which the
 * buyer has loaded a file.
 * @throws ShopError `not_paid`, `not_found`
 */
export async function deliverCopy(
  store: Store,
  order: Order,
  presetId: string,
  fileName: string,
): Promise<OrderFile> {
  if (!order.downloads || !Object.hasOwn(order.downloads, presetId)) throw new ShopError('not_found')
  return orderFile(order, presetId, fileName, await versionFor(store, order, presetId))
}

async function openFile(store: Store, order: Order, presetId: string, fileName: string): Promise<OrderFile> {
  try {
    return orderFile(order, presetId, fileName, await versionFor(store, order, presetId))
  } catch (error) {
    if (error instanceof ShopError) {
      const reason = reasonFor(order, presetId)
      const asked = `${printable(presetId)}/${printable(fileName)}`
      await saveRefusal(store, order, { reason, asked, at: now() })
    }
    throw error
  }
}

/** What the catalogue does not know, or not in the version that was bought, comes from the versions that stay. */
async function versionFor(store: Store, { items }: Order, presetId: string): Promise<Preset | null> {
  const bought = Object.hasOwn(items, presetId) ? items[presetId] : undefined
  const published = findPreset(presetId)
  if (!bought || (published && published.version >= (bought.version ?? 1))) return published ?? null
  return getNewestVersion(store, presetId)
}

function reasonFor(order: Order, presetId: string): Refusal {
  if (order.status !== 'paid') return order.status
  return isItemRefunded(order, presetId) ? 'refunded' : 'not_found'
}

/** The beginning of a text from outside, in ASCII alone. */
function printable(text: string): string {
  return text.slice(0, MAX_NOTED).replaceAll(/[^\x20-\x7e]/g, '?')
}
