import type { Store } from '@/lib/store/store'
import { signInEngine } from '../sign-in/sign-in-engine'
import { requireUser } from './require-user'

/** Ends this device's session, if there is one, and tells its open pages. */
export async function signOut(store: Store, sessionCookie: string | undefined): Promise<void> {
  if (sessionCookie) await signInEngine(store).end(sessionCookie)
}

/**
 * Ends the signed-in user's sessions on all devices.
 * @throws ShopError `unauthorized`
 */
export async function signOutEverywhere(store: Store, sessionCookie: string | undefined): Promise<void> {
  const { uid } = await requireUser(store, sessionCookie)
  await signInEngine(store).endAll(uid)
}
