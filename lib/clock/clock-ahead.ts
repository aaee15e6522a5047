const DAY_MS = 24 * 60 * 60_000
/** How far a clock may run ahead before anyone is told. */
const TOLERATED_MS = DAY_MS
/** After a shop has been off for longer than this, someone has to confirm its clock. */
const UNSEEN_MS = 14 * DAY_MS

/** The clock's reading together with sources independent of it; all in ms. */
export interface Reading {
  at: number
  /** Id and length of the machine's uptime, which continues whatever the clock is set to. */
  boot: string
  up: number
  /** The database's own time, if it has one. */
  database: number | null
}

/** The last reading found correct, as stored. */
export type Seen = Omit<Reading, 'database'>

/**
 * How far, in ms, the clock is ahead of what is plausible; 0 if nothing contradicts it. The database's own time
 * decides if there is one. Otherwise the machine's uptime does, unless it has rebooted since the clock was last
 * right; after a reboot, only the time since then is judged.
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
