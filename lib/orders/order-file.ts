import 'server-only'
import { equalizerApo } from '@/lib/audio/equalizer-apo'
import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import type { Order } from './schema'

/** What a buyer gets for each preset. */
export const PRESET_FILES = ['equalizer-apo.txt'] as const

interface OrderFile {
  /** The name under which the browser saves it. */
  name: string
  content: string
}

/**
 * One file of a bought preset.
 * @throws ShopError `not_paid` unless the order is paid, `not_found` for anything that is not part of it
 */
export function orderFile(order: Order, presetId: string, file: string): OrderFile {
  if (order.status !== 'paid') throw new ShopError('not_paid')
  const preset = Object.hasOwn(order.items, presetId) ? findPreset(presetId) : undefined
  if (!preset || !PRESET_FILES.some((name) => name === file)) throw new ShopError('not_found')
  return { name: `spielklang-${preset.id}-v${preset.version}-${file}`, content: equalizerApo(preset) }
}
