const DAY_MS = 24 * 60 * 60_000
/** How far a clock may differ before anyone is told. */
const TOLERATED_MS = DAY_MS
/** After a shop has been off for longer than this, someone has to confirm its clock. */
const UNSEEN_MS = 14 * DAY_MS

/** The clock's reading together with sources independent of it; all in ms. */
export interface Reading {
  at: number
  /** Id and length of the machine's uptime, which continues whatever the clock is set to. */
  boot: string
  up: number
  /** The time by a clock of another machine: the database's, or that of a service which has answered. */
  outside: number | null
}

/** The last reading found correct, as stored. */
export type Seen = Omit<Reading, 'outside'>

/**
 * How far, in ms, the clock is ahead of what is plausible, negative if it is behind; 0 if nothing contradicts it. Another
 * machine's time decides if there is one. Otherwise the clock cannot be before the program was built, nor ahead of the
 * machine's uptime, unless it has rebooted since the clock was last right; after a reboot, only the time since then is judged.
 * @param builtAt null if it does not count
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
