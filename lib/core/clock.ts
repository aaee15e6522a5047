const HOUR = 3_600_000

const systemClock = () => Date.now()
let clock = systemClock

/** Milliseconds since 1970. All code gets the time here. */
export function now(): number {
  return clock()
}

/** Replaces the clock in tests; without an argument, restores the system's. */
export function setClock(replacement: () => number = systemClock): void {
  clock = replacement
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The calendar day in Berlin, as `YYYY-MM-DD`; `timestamp` in ms. */
export function dayOf(timestamp: number): string {
  return berlinDay.format(timestamp)
}

/** When a calendar day begins in Berlin, in ms; `day` as `YYYY-MM-DD`. */
export function dayStart(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const [summer, winter] = [midnight - 2 * HOUR, midnight - HOUR]
  return dayOf(summer) === day ? summer : winter
}

/** Shifts a calendar day by a number of days, forwards or backwards; unaffected by daylight saving time. */
export function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
