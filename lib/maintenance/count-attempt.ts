import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { shortenAddress } from '@/lib/core/address/ip-address'
import { keyedHash } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import { getAttempts, getOldAttempts, removeAttempts, saveAttempt, WHO_LENGTH } from './data'

const WINDOW_MS = 15 * 60_000
/** Of one network or one known browser in the window. */
const PER_PERSON = 5
/** From this many of everybody on, somebody is guessing from many places, and unknown networks have one each. */
const ALTOGETHER = 50
const PER_STRANGER_THEN = 1
/** Outdated attempts deleted by a new one: more than are added, so that they come to an end. */
const CLEARED_AT_ONCE = 20

/** The person trying to unlock. */
export interface Unlocker {
  address: string | null
  isAdmin: boolean
  /** Tells apart the browsers that have unlocked before; null for all others. */
  knownBrowser: string | null
}

/**
 * Counts an attempt to unlock in the store, so that a restart grants no new ones. Counts before judging, so that
 * concurrent attempts gain nothing. A browser that has unlocked before is counted for itself and everybody else by
 * network, so that strangers elsewhere cannot use up the owner's attempts.
 * @returns takes the attempt back, for one that was right
 * @throws ShopError `rate_limited`; such an attempt does not count
 */
export async function countAttempt(store: Store, unlocker: Unlocker): Promise<() => Promise<void>> {
  const who = keyedHash('unlock attempts', nameOf(unlocker)).slice(0, WHO_LENGTH)
  const start = now() - WINDOW_MS
  const outdated = await getOldAttempts(store, start, { limit: CLEARED_AT_ONCE })
  await removeAttempts(
    store,
    outdated.map(({ key }) => key),
  )
  await refuseBeyond(store, who, await limitFor(store, unlocker, { start, own: null }), start)
  const key = await saveAttempt(store, who, now())
  const takeBack = () => removeAttempts(store, [key])
  try {
    await refuseBeyond(store, who, (await limitFor(store, unlocker, { start, own: key })) + 1, start)
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

function nameOf({ address, knownBrowser }: Unlocker): string {
  if (knownBrowser !== null) return `browser ${knownBrowser}`
  return address === null ? 'unknown' : shortenAddress(address)
}

async function limitFor(
  store: Store,
  { isAdmin, knownBrowser }: Unlocker,
  { start, own }: { start: number; own: string | null },
): Promise<number> {
  if (isAdmin || knownBrowser !== null) return PER_PERSON
  const latest = await getAttempts(store, 'all', ALTOGETHER + 1)
  const isSiege = latest.filter(({ key, at }) => key !== own && at > start).length >= ALTOGETHER
  return isSiege ? PER_STRANGER_THEN : PER_PERSON
}

/** @throws ShopError `rate_limited` if there are `limit` attempts since `start` */
async function refuseBeyond(store: Store, who: string, limit: number, start: number): Promise<void> {
  const blocking = (await getAttempts(store, who, limit))[limit - 1]
  if (blocking === undefined || blocking.at <= start) return
  throw new ShopError('rate_limited', { retryAfter: Math.ceil((blocking.at - start) / 1000) })
}
