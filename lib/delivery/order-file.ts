import type { Strength } from '@/lib/audio/strength'
import { findPreset } from '@/lib/catalog/catalog'
import { downloadName } from '@/lib/catalog/files/preset-archive'
import { presetAtStrength, presetOnHeadset } from '@/lib/catalog/files/preset-at-strength'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import type { Preset } from '@/lib/catalog/schema'
import { ShopError } from '@/lib/core/errors'
import type { Headset } from '@/lib/headsets/schema'
import type { Order } from '@/lib/orders/schema'
import { requireBought } from './bought-preset'
import { fitIn, itemOf, presetOfFit } from './fits/preset-of-fit'

export interface Adaptation {
  strength?: Strength
  headset?: Headset | null
}

export interface OrderFile {
  version: number
  name: string
  contentType: string
  content: string | Uint8Array<ArrayBuffer>
}

/**
 * @param asked a preset, or a fit by its id
 * @param preset the currently published version, or any not older than the one bought
 * @throws ShopError `not_paid` unless paid and not refunded, `not_found` for anything not part of it
 */
export function orderFile(
  order: Order,
  asked: string,
  fileName: string,
  preset: Preset | null = findPreset(itemOf(order, asked)) ?? null,
  { strength = 'normal', headset = null }: Adaptation = {},
): OrderFile {
  const [presetId, fit] = [itemOf(order, asked), fitIn(order, asked)]
  requireBought(order, presetId)
  const file = presetFiles.find(({ name }) => name === fileName)
  const given = preset && fit ? presetOfFit(preset, order, fit) : preset
  if (!given || !file || !Object.hasOwn(order.items, presetId)) throw new ShopError('not_found')
  const { name, contentType, build } = file
  const built = presetOnHeadset(presetAtStrength(given, strength), headset)
  return { version: given.version, name: downloadName(built, name), contentType, content: build(built) }
}
