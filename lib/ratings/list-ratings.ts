import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findShownRatings } from './data'
import type { ShownRatings } from './shown-ratings'

const SHOWN = 10

/** Newest first. @param before where to begin @throws ShopError `not_found` for an unknown preset */
export async function listRatings(store: Store, presetId: string, before?: string): Promise<ShownRatings> {
  if (!findPreset(presetId)) throw new ShopError('not_found')
  const { entries, next } = await findShownRatings(store, presetId, partBefore(before, SHOWN))
  return { ratings: entries, next }
}
