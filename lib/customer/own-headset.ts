import { getProfile, saveHeadset } from '@/lib/account/data'
import { ShopError } from '@/lib/core/errors'
import { findHeadset } from '@/lib/headsets/current-headsets'
import type { HeadsetSummary } from '@/lib/headsets/schema'
import type { Store } from '@/lib/store/store'

/** Null also for one that is no longer available. */
export async function ownHeadset(
  store: Store,
  uid: string,
): Promise<Pick<HeadsetSummary, 'id' | 'name'> | null> {
  const { headset } = await getProfile(store, uid)
  const found = headset === null ? null : await findHeadset(store, headset)
  return found && { id: found.id, name: found.name }
}

/** @param id null for none @throws ShopError `headset_not_found` */
export async function chooseHeadset(store: Store, uid: string, id: string | null): Promise<void> {
  if (id !== null && !(await findHeadset(store, id))) throw new ShopError('headset_not_found')
  await saveHeadset(store, uid, id)
}
