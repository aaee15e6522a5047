import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { getPartnerAddress, savePartnerAddress } from './data'
import { addressHash } from '../clicks/visitor'

/** As a hash that cannot be linked across days. @param address as seen by the server itself */
export async function noteAddress(store: Store, uid: string, address: string | null): Promise<void> {
  const at = now()
  const hash = addressHash(address, at)
  if (hash === null || (await getPartnerAddress(store, uid, at)) === hash) return
  await savePartnerAddress(store, uid, hash, at)
}
