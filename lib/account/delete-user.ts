import 'server-only'
import { withSignInService } from './with-sign-in-service'

/**
 * Deletes a user from the sign-in service; all sessions end with it.
 * @throws ShopError `sign_in_unavailable`
 */
export async function deleteUser(uid: string): Promise<void> {
  await withSignInService((auth) => auth.deleteUser(uid))
}
