import { isByPerson } from '@/lib/affiliate/clicks/visitor'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { versionFor } from './bought-preset'
import { saveDownload, saveRefusal } from './data'
import { orderFile, type Adaptation, type OrderFile } from './order-file'
import { fitIn, itemOf } from './fits/preset-of-fit'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Order, Refusal } from '@/lib/orders/schema'

const MAX_NOTED = 60
/** Before the file's name in the record of downloads. */
const FIT_FILE = 'mein-spiel-'
/** Set by our own server, which only sends whole files. */
const RANGE_HEADER = 'x-asked-range'
/** Requests that only check whether a file exists. */
const PROBE = /^bytes=(0-0|-0)$/

type Deliver = typeof deliverFile

/**
 * The first download ends the right of withdrawal (§ 356 (5) BGB), so it must be a person's: HEAD is not recorded,
 * requests by programs (link scanners, prefetches, probes) are refused. @throws ShopError `not_by_hand`
 */
export function deliveryFor({ method, headers }: Pick<Request, 'method' | 'headers'>): Deliver {
  if (method === 'HEAD') return describeFile
  if (!isByPerson(headers) || PROBE.test(headers.get(RANGE_HEADER) ?? '')) throw new ShopError('not_by_hand')
  return deliverFile
}

async function describeFile(...asked: Parameters<Deliver>): Promise<OrderFile> {
  const [store, order, id, fileName, adaptation] = asked
  const file = await fileOf(store, order, id, fileName, adaptation)
  return { ...file, content: '' }
}

/**
 * Recorded before the file is handed out or refused; a fit's under the preset that it was bought with.
 * @param id a preset, or a fit @throws ShopError `not_paid`, `not_found`
 */
export async function deliverFile(
  store: Store,
  order: Order,
  id: string,
  fileName: string,
  adaptation?: Adaptation,
): Promise<OrderFile> {
  const file = await openFile(store, order, id, fileName, adaptation)
  const noted = fitIn(order, id) ? FIT_FILE + fileName : fileName
  const preset = itemOf(order, id)
  await saveDownload(store, order, { preset, file: noted, version: file.version, at: now() })
  return file
}

/**
 * For a browser that keeps files offline by itself: not asked for, so not recorded and no beginning of the contract
 * (§ 356 (5) BGB). Only for presets already downloaded from. @throws ShopError `not_paid`, `not_found`
 */
export async function deliverCopy(
  store: Store,
  order: Order,
  id: string,
  fileName: string,
  adaptation?: Adaptation,
): Promise<OrderFile> {
  if (!order.downloads || !Object.hasOwn(order.downloads, itemOf(order, id))) throw new ShopError('not_found')
  return fileOf(store, order, id, fileName, adaptation)
}

const fileOf: Deliver = async (store, order, id, fileName, adaptation) =>
  orderFile(order, id, fileName, await versionFor(store, order, itemOf(order, id)), adaptation)

async function openFile(
  store: Store,
  order: Order,
  id: string,
  fileName: string,
  adaptation?: Adaptation,
): Promise<OrderFile> {
  try {
    return await fileOf(store, order, id, fileName, adaptation)
  } catch (error) {
    if (error instanceof ShopError) {
      const reason = reasonFor(order, itemOf(order, id))
      const asked = `${printable(id)}/${printable(fileName)}`
      await saveRefusal(store, order, { reason, asked, at: now() })
    }
    throw error
  }
}

function reasonFor(order: Order, presetId: string): Refusal {
  if (order.status !== 'paid') return order.status
  return isItemRefunded(order, presetId) ? 'refunded' : 'not_found'
}

/** Of untrusted text. */
function printable(text: string): string {
  return text.slice(0, MAX_NOTED).replaceAll(/[^\x20-\x7e]/g, '?')
}
