import 'server-only'
import type { Store } from '@/lib/store/store'
import { checkAvatar } from './check-avatar'
import { saveAvatar } from './data'

/** @throws ShopError `invalid_input` */
export async function changeAvatar(store: Store, uid: string, given: string): Promise<void> {
  await saveAvatar(store, uid, checkAvatar(given))
}
