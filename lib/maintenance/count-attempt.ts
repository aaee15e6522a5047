import 'server-only'
import { randomUUID } from 'node:crypto'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { networkOf } from '@/lib/core/address/ip-address'
import { keyedHash } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import { getAttempts, removeAttempts, saveAttempt, WHO_LENGTH } from './data'

const WINDOW_MS = 15 * 60_000
const PER_NETWORK = 5
const ALTOGETHER = 50

/** The person trying to unlock. */
export interface Unlocker {
  address: string | null
  /** Exempts signed-in admins from the shared limit, so that strangers who use it up cannot lock them out. */
  isAdmin: boolean
}

/**
 * Counts an attempt to unlock in the store, so that a restart grants no new ones. Counts before judging, so that
 * concurrent attempts gain nothing.
 * @returns takes the attempt back, for one that was right
 * @throws ShopError `rate_limited`; such an attempt does not count
 */
export async function countAttempt(
  store: Store,
  { address, isAdmin }: Unlocker,
): Promise<() => Promise<void>> {
  const who = keyedHash('unlock attempts', networkOf(address)).slice(0, WHO_LENGTH)
  const key = who + randomUUID()
  await saveAttempt(store, who, key, now())
  const takeBack = () => removeAttempts(store, who, [key])
  const altogether = isAdmin ? Infinity : ALTOGETHER
  const waits = [await waitFor(store, who, PER_NETWORK), await waitFor(store, 'all', altogether)]
  const retryAfter = Math.max(...waits)
  if (retryAfter === 0) return takeBack
  await takeBack()
  throw new ShopError('rate_limited', { retryAfter })
}

/**
 * Seconds until at most `limit` attempts remain in the window; 0 if so already. Deletes older ones, for `all`
 * those of every address.
 */
async function waitFor(store: Store, who: string, limit: number): Promise<number> {
  const start = now() - WINDOW_MS
  const attempts = Object.entries(await getAttempts(store, who))
  await removeAttempts(
    store,
    who,
    attempts.filter(([, at]) => at <= start).map(([key]) => key),
  )
  const recent = attempts
    .map(([, at]) => at)
    .filter((at) => at > start)
    .sort((one, other) => other - one)
  const blocking = recent[limit]
  return blocking === undefined ? 0 : Math.ceil((blocking - start) / 1000)
}
