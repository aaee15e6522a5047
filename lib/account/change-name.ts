import 'server-only'
import type { Store } from '@/lib/store/store'
import { accountChanged } from './data'
import { withSignInService } from './session/with-sign-in-service'

/**
 * Renames a user; '' clears the name. Open pages update at once.
 * @throws ShopError `sign_in_unavailable`
 */
export async function changeName(store: Store, uid: string, name: string): Promise<void> {
  await withSignInService((auth) => auth.updateUser(uid, { displayName: name === '' ? null : name }))
  await store.update(accountChanged(uid))
}
