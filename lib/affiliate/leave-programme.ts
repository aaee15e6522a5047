import 'server-only'
import type { Store } from '@/lib/store/store'
import { getAffiliate, savePartnerLeft } from './data'

/** Ends a partnership: the code tracks nothing any more, the figures stay for the books. Without one, nothing happens. */
export async function leaveProgramme(store: Store, uid: string): Promise<void> {
  if (await getAffiliate(store, uid)) await savePartnerLeft(store, uid)
}
