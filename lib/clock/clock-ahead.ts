const DAY_MS = 24 * 60 * 60_000
/** How far a clock may differ without a warning. */
const TOLERATED_MS = DAY_MS
/** After a shop has been off for longer than this, its clock has to be confirmed. */
const UNSEEN_MS = 14 * DAY_MS

/** The clock's reading together with independent sources; all in ms. */
export interface Reading {
  at: number
  /** Boot id and uptime of the machine; setting the clock does not change the uptime. */
  boot: string
  up: number
  /** The time of another machine's clock: the database's, or that of a service which has responded. */
  outside: number | null
}

/** The last reading found correct, as stored. */
export type Seen = Omit<Reading, 'outside'>

/**
 * In ms, negative if behind, 0 if nothing contradicts it. Another machine's time decides if there is one; otherwise
 * the clock must not be before the build, nor ahead of the uptime; after a reboot, only the time since then counts.
 * @param builtAt null to ignore it
 */
export function clockAhead(reading: Reading, seen: Seen | null, builtAt: number | null): number {
  const { at, boot, up, outside } = reading
  if (outside !== null) return Math.abs(at - outside) > TOLERATED_MS ? at - outside : 0
  if (builtAt !== null && builtAt - at > TOLERATED_MS) return at - builtAt
  if (!seen) return 0
  const passed = up - seen.up
  const isSameRun = boot === seen.boot && passed >= 0
  return isSameRun ? beyond(at - seen.at - passed, TOLERATED_MS) : beyond(at - seen.at, UNSEEN_MS)
}

const beyond = (ahead: number, tolerated: number) => (ahead > tolerated ? ahead : 0)
