import 'server-only'
import { z } from 'zod'
import { accountOnceKey, sha256 } from '@/lib/core/server-secret'
import { log } from '@/lib/core/log'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { MOST_PASSKEYS, transportSchema, type ShownPasskey } from './schema'

/** A passkey, at `passkeys/{hash of its id}`; times in ms. */
export const storedPasskeySchema = z.object({
  uid: z.string(),
  /** As its authenticator calls it, in base64url. */
  id: z.string(),
  /** COSE key in base64url. */
  publicKey: z.string(),
  /** The authenticator's signature counter; 0 if it has none. */
  counter: z.int().min(0),
  /** How a browser reaches the authenticator, separated by commas. */
  transports: z.string().default(''),
  name: z.string(),
  createdAt: z.int(),
  usedAt: z.int().exactOptional(),
})
export type StoredPasskey = z.infer<typeof storedPasskeySchema>

export interface PasskeyEntry {
  key: string
  passkey: StoredPasskey
}

export interface PasskeyState {
  entries: PasskeyEntry[]
  /** Keys of all, unreadable ones too. */
  keys: string[]
  changes: number
}

export const passkeyKey = (credentialId: string) => sha256(credentialId)

/** Null if it is unknown or cannot be read. */
export async function ownerOf(store: Store, key: string): Promise<string | null> {
  return storedPasskeySchema.safeParse(await store.get(`passkeys/${key}`)).data?.uid ?? null
}

/** Newest first. Reads the number of changes first, so that a concurrent change makes a later write fail. */
export async function getPasskeys(store: Store, uid: string): Promise<PasskeyState> {
  const changes = Number((await store.get(`users/${uid}/passkeyChanges`)) ?? 0)
  const found = await store.find('passkeys', { child: 'uid', equals: uid, limit: 2 * MOST_PASSKEYS })
  const entries = found.flatMap(({ key, value }) => {
    const { data } = storedPasskeySchema.safeParse(value)
    if (!data) log().error({ uid, key }, 'passkey that cannot be read')
    return data ? [{ key, passkey: data }] : []
  })
  entries.sort((one, other) => other.passkey.createdAt - one.passkey.createdAt)
  return { entries, keys: found.map(({ key }) => key), changes }
}

/** @param passkeys values by path below `passkeys` */
export function passkeysChanged(
  uid: string,
  { changes }: PasskeyState,
  passkeys: Record<string, StoredPasskey | string | number | null>,
): OnceChanges {
  const written = Object.entries(passkeys).map(([path, value]) => [`passkeys/${path}`, value])
  return {
    onceKey: accountOnceKey('passkey', uid, changes),
    changes: { ...Object.fromEntries(written), [`users/${uid}/passkeyChanges`]: changes + 1 },
  }
}

export function shownPasskey({ key, passkey }: PasskeyEntry): ShownPasskey {
  const { name, createdAt, usedAt = null } = passkey
  return { key, name, createdAt, usedAt }
}

export function transportsOf({ transports }: StoredPasskey) {
  return transports.split(',').flatMap((name) => transportSchema.safeParse(name).data ?? [])
}
