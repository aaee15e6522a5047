import type { Store } from '@/lib/store/store'
import { signInEngine } from '../sign-in/sign-in-engine'
import { requireUser } from './require-user'

export async function signOut(store: Store, sessionCookie: string | undefined): Promise<void> {
  if (sessionCookie) await signInEngine(store).end(sessionCookie)
}

/** @throws ShopError `unauthorized` */
export async function signOutEverywhere(store: Store, sessionCookie: string | undefined): Promise<void> {
  const { uid } = await requireUser(store, sessionCookie)
  await signInEngine(store).endAll(uid)
}
