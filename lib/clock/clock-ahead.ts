const DAY_MS = 24 * 60 * 60_000
/** A clock may be so much ahead without anybody being told. */
const TOLERATED_MS = DAY_MS
/** A shop that was off for longer has to be told that its clock is right. */
const UNSEEN_MS = 14 * DAY_MS

/** The shop's clock at a moment, and what does not hang on it; all in ms. */
export interface Reading {
  at: number
  /** The machine's run since it was switched on, and how long that is; it goes on whatever the clock is set to. */
  boot: string
  up: number
  /** The database's own time, where it has one. */
  database: number | null
}

/** The last reading that was found right, as kept in the store. */
export type Seen = Omit<Reading, 'database'>

/**
 * How much a clock is ahead of what it can be, in ms; 0 if nothing speaks against it. A database's own time decides where there is
 * one. Else the machine does, as long as it was not switched off since the clock was right; and after that only how long that is.
 */
export function clockAhead(reading: Reading, seen: Seen | null): number {
  const { at, boot, up, database } = reading
  if (database !== null) return beyond(at - database, TOLERATED_MS)
  if (!seen) return 0
  const passed = up - seen.up
  const isSameRun = boot === seen.boot && passed >= 0
  return isSameRun ? beyond(at - seen.at - passed, TOLERATED_MS) : beyond(at - seen.at, UNSEEN_MS)
}

const beyond = (ahead: number, tolerated: number) => (ahead > tolerated ? ahead : 0)
