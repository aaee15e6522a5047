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

/** Linux only; changes at each boot. Elsewhere the process stands in for the boot. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

const run = () =>
  shared('clockRun', () => {
    try {
      return { boot: readFileSync(BOOT_ID, 'utf8').trim(), up: () => uptime() * 1000 }
    } catch {
      return { boot: randomUUID(), up: () => performance.now() }
    }
  })

export async function readClock(store: Store): Promise<Reading> {
  const { boot, up } = run()
  const database = await store.time()
  return { at: now(), boot, up: Math.round(up()), database }
}

/** How far, in ms, the clock is ahead of what is plausible; 0 if nothing contradicts it. */
export async function clockNow(
  store: Store,
): Promise<{ reading: Reading; seen: Seen | null; ahead: number }> {
  const [{ seen = null }, reading] = await Promise.all([getClock(store), readClock(store)])
  return { reading, seen, ahead: clockAhead(reading, seen) }
}

export async function isClockDoubted(store: Store): Promise<boolean> {
  return (await clockNow(store)).ahead > 0
}

/**
 * Guards steps that cannot be undone: numbers of a year that has not come, time-based deletion and release.
 * @throws ShopError `clock_doubted` as long as the clock seems to have jumped ahead
 */
export async function requireClock(store: Store): Promise<void> {
  if (await isClockDoubted(store)) throw new ShopError('clock_doubted')
}
