import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Changes, Store } from '@/lib/store/store'

/** Length of the hash of a network, a browser or a group, in characters. */
export const WHO_LENGTH = 22
/** Digits of a time in ms, until the year 2286; keys in the order of time. */
const TIME_LENGTH = 13
const UUID_LENGTH = 36

/** Each attempt counts for its origin, in total, for its group if any, and for its network if that is limited. */
export type AttemptCollection = 'unlockAttempts' | 'signInAttempts'

interface Attempt {
  key: string
  /** ms. */
  at: number
}

/** The latest attempts, newest first; `who` is a hash, or `all`. */
export async function getAttempts(
  store: Store,
  collection: AttemptCollection,
  who: string,
  limit: number,
): Promise<Attempt[]> {
  return (await store.list(`${collection}/${who}`, { limit })).map(toAttempt)
}

/** The earliest attempts from any origin before a time (ms), at most `limit`, after a key if given. */
export async function getOldAttempts(
  store: Store,
  collection: AttemptCollection,
  before: number,
  { limit, after = '' }: { limit: number; after?: string },
): Promise<Attempt[]> {
  const found = await store.list(`${collection}/all`, { limit, after })
  return found.map(toAttempt).filter(({ at }) => at < before)
}

/** Adds an attempt at a time (ms) at its places, which are hashes, and at `all`. @returns its key */
export async function saveAttempt(
  store: Store,
  collection: AttemptCollection,
  { places, at }: { places: readonly string[]; at: number },
): Promise<string> {
  const key = String(at).padStart(TIME_LENGTH, '0') + places.join('') + randomUUID()
  await store.update(atAllPlaces(collection, key, at))
  return key
}

export async function removeAttempts(
  store: Store,
  collection: AttemptCollection,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await store.update(Object.assign({}, ...keys.map((key) => atAllPlaces(collection, key, null))))
}

function atAllPlaces(collection: AttemptCollection, key: string, value: number | null): Changes {
  const hashes = key.slice(TIME_LENGTH, -UUID_LENGTH)
  const places = Array.from({ length: hashes.length / WHO_LENGTH }, (_, index) =>
    hashes.slice(index * WHO_LENGTH, (index + 1) * WHO_LENGTH),
  )
  return Object.fromEntries(['all', ...places].map((place) => [`${collection}/${place}/${key}`, value]))
}

function toAttempt({ key, value }: { key: string; value: unknown }): Attempt {
  return { key, at: z.int().parse(value) }
}
