import { now } from '@/lib/core/clock'
import { env, isLoopback } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { clockAhead, type Reading } from './clock-ahead'
import { builtAt } from './built-at'
import { getClock, type KnownClock } from './data'
import { bootNow, upNow } from './machine-run'
import { outsideTime } from './outside-time'

/** `unconfirmed`: nothing contradicts the clock, but at a public address nothing has confirmed it either. */
type ClockDoubt = 'ahead' | 'behind' | 'unconfirmed'

export interface ClockNow {
  reading: Reading
  known: KnownClock
  /** In ms, see `clockAhead`. */
  ahead: number
  doubt: ClockDoubt | null
}

export async function readClock(store: Store): Promise<Reading> {
  const outside = (await store.time()) ?? outsideTime()
  return { at: now(), boot: bootNow(), up: Math.round(upNow()), outside }
}

export async function clockNow(store: Store): Promise<ClockNow> {
  const [known, reading] = await Promise.all([getClock(store), readClock(store)])
  const ahead = clockAhead(reading, known.seen ?? null, isConfirmed(known) ? null : builtAt())
  return { reading, known, ahead, doubt: doubtOf(reading, known, ahead) }
}

/** By another machine or the owner, with this build. */
export const isConfirmed = ({ confirmed }: KnownClock): boolean =>
  confirmed !== undefined && confirmed.builtAt === (builtAt() ?? 0)

function doubtOf({ outside }: Reading, { confirmed }: KnownClock, ahead: number): ClockDoubt | null {
  if (ahead !== 0) return ahead > 0 ? 'ahead' : 'behind'
  const isVouchedFor = outside !== null || confirmed !== undefined || isLoopback(env().PUBLIC_ORIGIN)
  return isVouchedFor ? null : 'unconfirmed'
}

export async function isClockDoubted(store: Store): Promise<boolean> {
  return (await clockNow(store)).doubt !== null
}

/** Guards numbers of a wrong year, time-based deletion and release. @throws ShopError `clock_doubted` */
export async function requireClock(store: Store): Promise<void> {
  if (await isClockDoubted(store)) throw new ShopError('clock_doubted')
}
