import 'server-only'
import { env } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'
import type { SignInEngine } from './engine'
import { firebaseEngine } from './firebase/firebase-engine'
import { withSignInService } from './firebase/with-sign-in-service'
import { ownEngine } from './own/own-engine'

/** The sign-in of this shop, see `SIGN_IN`. */
export function signInEngine(store: Store): SignInEngine {
  return env().SIGN_IN === 'own' ? ownEngine(store) : firebaseEngine(store)
}

/**
 * Health check of a sign-in service elsewhere.
 * @returns whether there is one
 * @throws ShopError `sign_in_unavailable`
 */
export async function reachSignIn(): Promise<boolean> {
  if (env().SIGN_IN === 'own') return false
  await withSignInService((auth) => auth.listUsers(1), true)
  return true
}
