import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { signInEngine } from '../sign-in/sign-in-engine'
import { requireUser } from './require-user'

/**
 * Ends this device's session and tells its open pages. Without a session or the sign-in service, it is enough
 * that the browser drops the cookie.
 */
export async function signOut(store: Store, sessionCookie: string | undefined): Promise<void> {
  try {
    if (sessionCookie) await signInEngine(store).end(sessionCookie)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log().warn({ error }, 'signed out without the sign-in service')
  }
}

/**
 * Ends the signed-in user's sessions on all devices.
 * @throws ShopError `unauthorized`, `sign_in_unavailable`
 */
export async function signOutEverywhere(store: Store, sessionCookie: string | undefined): Promise<void> {
  const { uid } = await requireUser(store, sessionCookie)
  await signInEngine(store).endAll(uid)
}
