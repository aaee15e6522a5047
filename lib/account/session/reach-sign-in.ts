import 'server-only'
import { withSignInService } from './with-sign-in-service'

/**
 * Health check of the sign-in service.
 * @returns true: there always is one
 * @throws ShopError `sign_in_unavailable`
 */
export async function reachSignIn(): Promise<boolean> {
  await withSignInService((auth) => auth.listUsers(1), true)
  return true
}
