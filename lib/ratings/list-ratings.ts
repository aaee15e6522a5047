import 'server-only'
import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findShownRatings } from './data'
import type { ShownRatings } from './shown-ratings'

/** In one part. */
const SHOWN = 10

/**
 * A part of what buyers say of a preset, newest first.
 * @param before from where on; without it, from the newest one
 * @throws ShopError `not_found` for a preset that there is not
 */
export async function listRatings(store: Store, presetId: string, before?: string): Promise<ShownRatings> {
  if (!findPreset(presetId)) throw new ShopError('not_found')
  const { entries, next } = await findShownRatings(store, presetId, partBefore(before, SHOWN))
  return { ratings: entries, next }
}
