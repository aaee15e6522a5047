const systemClock = () => Date.now()
let clock = systemClock

/** Milliseconds since 1970. Everything in the shop that needs the time asks here. */
export function now(): number {
  return clock()
}

/** Replaces the clock in tests; without an argument the system's clock is back. */
export function setClock(replacement: () => number = systemClock): void {
  clock = replacement
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The calendar day in Berlin, as `YYYY-MM-DD`, of a time in milliseconds. */
export function dayOf(timestamp: number): string {
  return berlinDay.format(timestamp)
}

/** The calendar day so many days later, or before for a negative number; whatever the clocks do in between. */
export function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
