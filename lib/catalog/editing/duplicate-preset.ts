import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { addPreset } from './add-preset'
import { getPreset } from '../data'
import { draftOf } from './draft-of'

/** @throws ShopError `not_found` */
export async function duplicatePreset(
  store: Store,
  id: string,
  name: string,
  actor: string,
): Promise<{ id: string; revision: number }> {
  const preset = await getPreset(store, id)
  if (!preset) throw new ShopError('not_found')
  return addPreset(store, { ...draftOf(preset), name }, actor)
}
