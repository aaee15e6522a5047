import 'server-only'
import { z } from 'zod'
import type { Store } from '@/lib/store/store'

/** Length of an address hash, in characters. */
export const WHO_LENGTH = 22

const timesSchema = z.record(z.string(), z.int())

/** Times (ms) of unlock attempts by key; `who` is a network's hash, or `all`. */
export async function getAttempts(store: Store, who: string): Promise<Record<string, number>> {
  return timesSchema.parse((await store.get(`unlockAttempts/${who}`)) ?? {})
}

/** Adds an attempt at a time (ms), both for its network and for all. */
export async function saveAttempt(store: Store, who: string, key: string, at: number): Promise<void> {
  await store.update({ [`unlockAttempts/${who}/${key}`]: at, [`unlockAttempts/all/${key}`]: at })
}

/** Deletes attempts by key, both for all and for their network, whose hash begins the key. */
export async function removeAttempts(store: Store, who: string, keys: string[]): Promise<void> {
  const ownerOf = (key: string) => (who === 'all' ? key.slice(0, WHO_LENGTH) : who)
  const paths = keys.flatMap((key) => [`unlockAttempts/${ownerOf(key)}/${key}`, `unlockAttempts/all/${key}`])
  if (paths.length > 0) await store.update(Object.fromEntries(paths.map((path) => [path, null])))
}
