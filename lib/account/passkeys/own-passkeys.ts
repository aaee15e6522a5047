import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import { readOr } from '@/lib/store/reading/read-or'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import type { SignedInUser } from '../session/session'
import { signInEngine } from '../sign-in/sign-in-engine'
import { getPasskeys, passkeysChanged, shownPasskey, type PasskeyState } from './data'
import { relyingParty } from './relying-party'
import type { ShownPasskey } from './schema'
import { passkeyNotified } from './notified'

/** Newest first. */
export async function listPasskeys(store: Store, uid: string): Promise<ShownPasskey[]> {
  return (await getPasskeys(store, uid)).entries.map(shownPasskey)
}

/** For the copy of the user's data, and where others are that cannot be read. */
export async function copiedPasskeys(store: Store, uid: string) {
  const { entries, keys } = await getPasskeys(store, uid)
  const readable = new Set(entries.map(({ key }) => key))
  const broken = keys.flatMap((key) => (readable.has(key) ? [] : [`passkeys/${key}`]))
  return { entries: entries.map(shownPasskey), broken }
}

export async function hasPasskey(store: Store, uid: string): Promise<boolean> {
  return (await getPasskeys(store, uid)).entries.length > 0
}

/** At the desk a password alone must not change sign-in or delete the account. @throws ShopError `passkey_needed` */
export async function requirePasskeyUsed(store: Store, { uid, needsFactor }: SignedInUser): Promise<void> {
  if (needsFactor && (await hasPasskey(store, uid))) throw new ShopError('passkey_needed')
}

/** False also without an account, where it cannot be read, and where the address allows none. */
export async function lacksPasskey(store: Store, uid: string | undefined): Promise<boolean> {
  if (uid === undefined || !relyingParty(env().PUBLIC_ORIGIN)) return false
  return !(await readOr(hasPasskey(store, uid), true))
}

/** @throws ShopError `not_found` if it is gone or another user's; `invalid_input` if the name is taken */
export async function renamePasskey(store: Store, uid: string, key: string, name: string): Promise<void> {
  await optimisticUpdate(store, async () => {
    const state = await getPasskeys(store, uid)
    requireOwn(state, key)
    if (state.entries.some((other) => other.key !== key && other.passkey.name === name))
      throw new ShopError('invalid_input', { fields: { name: tFields('passkey_name') } })
    return { result: undefined, ...passkeysChanged(uid, state, { [`${key}/name`]: name }) }
  })
}

/** @throws ShopError `not_found` if it is gone or another user's */
export async function removePasskey(store: Store, uid: string, key: string): Promise<void> {
  await optimisticUpdate(store, async () => {
    const state = await getPasskeys(store, uid)
    requireOwn(state, key)
    const account = await signInEngine(store).accountWith(uid)
    if (!account) throw new ShopError('unauthorized')
    const { onceKey, changes } = passkeysChanged(uid, state, { [key]: null })
    return { result: undefined, onceKey, changes: { ...changes, ...passkeyNotified('removed', account) } }
  })
}

/** With everything that has to change with them; empty if the account has none. */
export async function passkeysRemoved(store: Store, uid: string): Promise<Changes> {
  const state = await getPasskeys(store, uid)
  if (state.keys.length === 0) return {}
  const removed = Object.fromEntries(state.keys.map((key) => [key, null]))
  const { onceKey, changes } = passkeysChanged(uid, state, removed)
  return { ...changes, [`once/${onceKey}`]: now() }
}

function requireOwn({ keys }: PasskeyState, key: string): void {
  if (!keys.includes(key)) throw new ShopError('not_found')
}
