import 'server-only'
import { findPreset } from '@/lib/catalog/catalog'
import { downloadName } from '@/lib/catalog/files/download-name'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import type { Preset } from '@/lib/catalog/schema'
import { ShopError } from '@/lib/core/errors'
import type { Order } from '@/lib/orders/schema'
import { requireBought } from './bought-preset'

export interface OrderFile {
  /** The preset's. */
  version: number
  /** The name under which the browser saves it. */
  name: string
  contentType: string
  content: string | Uint8Array<ArrayBuffer>
}

/**
 * One file of a bought preset.
 * @param preset what is published of it now, or whatever version of it there is that is not older than what was bought
 * @throws ShopError `not_paid` unless the preset is paid and was not refunded, `not_found` for anything that is not part of it
 */
export function orderFile(
  order: Order,
  presetId: string,
  fileName: string,
  preset: Preset | null = findPreset(presetId) ?? null,
): OrderFile {
  requireBought(order, presetId)
  const file = presetFiles.find(({ name }) => name === fileName)
  if (!preset || !file || !Object.hasOwn(order.items, presetId)) throw new ShopError('not_found')
  const { name, contentType, build } = file
  return { version: preset.version, name: downloadName(preset, name), contentType, content: build(preset) }
}
