import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { shared } from '@/lib/core/shared'
import type { Store } from '@/lib/store/store'
import { clockAhead, type Reading, type Seen } from './clock-ahead'
import { getClock } from './data'

/** Of Linux; it lives as long as the machine runs. Elsewhere a run is that of the process. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

const run = () =>
  shared('clockRun', () => {
    try {
      return { boot: readFileSync(BOOT_ID, 'utf8').trim(), up: () => uptime() * 1000 }
    } catch {
      return { boot: randomUUID(), up: () => performance.now() }
    }
  })

/** The clock as it is now. */
export async function readClock(store: Store): Promise<Reading> {
  const { boot, up } = run()
  const database = await store.time()
  return { at: now(), boot, up: Math.round(up()), database }
}

/** How much the clock is ahead of what it can be, in ms; 0 if nothing speaks against it. */
export async function clockNow(
  store: Store,
): Promise<{ reading: Reading; seen: Seen | null; ahead: number }> {
  const [{ seen = null }, reading] = await Promise.all([getClock(store), readClock(store)])
  return { reading, seen, ahead: clockAhead(reading, seen) }
}

/** Whether the clock must have jumped ahead. */
export async function isClockDoubted(store: Store): Promise<boolean> {
  return (await clockNow(store)).ahead > 0
}

/**
 * For what cannot be taken back: a number of a year that has not come, what is deleted or released by the time.
 * @throws ShopError `clock_doubted` as long as the clock must have jumped ahead
 */
export async function requireClock(store: Store): Promise<void> {
  if (await isClockDoubted(store)) throw new ShopError('clock_doubted')
}
