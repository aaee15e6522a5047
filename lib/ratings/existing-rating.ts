import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { getRating } from './data'
import type { Rating } from './schema'

/** @throws ShopError `not_found` */
export async function existingRating(store: Store, id: string): Promise<Rating> {
  const rating = await getRating(store, id)
  if (!rating) throw new ShopError('not_found')
  return rating
}
