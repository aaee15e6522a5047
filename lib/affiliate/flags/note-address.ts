import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { getPartnerAddress, savePartnerAddress } from './data'
import { addressHash } from '../clicks/visitor'

/**
 * Notes from where a partner looks at the dashboard, by a hash that nobody can link to that of another day: so it can be seen
 * whether a partner's sales of the day come from the same address.
 * @param address the one that the server itself saw
 */
export async function noteAddress(store: Store, uid: string, address: string | null): Promise<void> {
  const at = now()
  const hash = addressHash(address, at)
  if (hash === null || (await getPartnerAddress(store, uid, at)) === hash) return
  await savePartnerAddress(store, uid, hash, at)
}
