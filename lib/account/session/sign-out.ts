import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { accountChanged, saveEndedSession } from '../data'
import { requireUser } from './require-user'
import { endAllSessions, SESSION_SECONDS, userOf } from './session'

/**
 * Ends this device's session and tells its open pages. Without a session or the sign-in service, it is enough
 * that the browser drops the cookie.
 */
export async function signOut(store: Store, sessionCookie: string | undefined): Promise<void> {
  try {
    const user = await userOf(store, sessionCookie)
    if (!user || !sessionCookie) return
    await saveEndedSession(store, user.uid, sessionCookie, now() + SESSION_SECONDS * 1000)
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
  await endAllSessions(uid)
  await store.update(accountChanged(uid))
}
