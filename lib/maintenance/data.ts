import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Changes, Store } from '@/lib/store/store'

/** Length of the hash of a network or browser, in characters. */
export const WHO_LENGTH = 22
/** Digits of a time in ms, until the year 2286; keys in the order of time. */
const TIME_LENGTH = 13

interface Attempt {
  key: string
  /** ms. */
  at: number
}

/** The latest attempts to unlock, newest first; `who` is a hash, or `all`. */
export async function getAttempts(store: Store, who: string, limit: number): Promise<Attempt[]> {
  return (await store.list(`unlockAttempts/${who}`, { limit })).map(toAttempt)
}

/** The earliest attempts of everybody that were before a time (ms), at most `limit`, after a key if given. */
export async function getOldAttempts(
  store: Store,
  before: number,
  { limit, after = '' }: { limit: number; after?: string },
): Promise<Attempt[]> {
  const found = await store.list('unlockAttempts/all', { limit, after })
  return found.map(toAttempt).filter(({ at }) => at < before)
}

/** Adds an attempt at a time (ms), both for who made it and for all. @returns its key */
export async function saveAttempt(store: Store, who: string, at: number): Promise<string> {
  const key = String(at).padStart(TIME_LENGTH, '0') + who + randomUUID()
  await store.update(atBothPlaces(key, at))
  return key
}

/** Deletes attempts, both for all and for who made them. */
export async function removeAttempts(store: Store, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await store.update(Object.assign({}, ...keys.map((key) => atBothPlaces(key, null))))
}

function atBothPlaces(key: string, value: number | null): Changes {
  const who = key.slice(TIME_LENGTH, TIME_LENGTH + WHO_LENGTH)
  return { [`unlockAttempts/${who}/${key}`]: value, [`unlockAttempts/all/${key}`]: value }
}

function toAttempt({ key, value }: { key: string; value: unknown }): Attempt {
  return { key, at: z.int().parse(value) }
}
