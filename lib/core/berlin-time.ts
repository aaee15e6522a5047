const HOUR = 3_600_000
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment, in ms, as Berlin's clocks show it and as forms take it: `2026-11-27T00:00`. */
export function berlinTimeOf(timestamp: number): string {
  return wall.format(timestamp).replace(' ', 'T')
}

/**
 * The moment, in ms, at which Berlin's clocks show `2026-11-27T00:00`; the earlier one where they show it twice.
 * @returns null if they never do
 */
export function parseBerlinTime(text: string): number | null {
  const asIfUtc = Date.parse(`${text}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(asIfUtc)) return null
  return [2, 1].map((hours) => asIfUtc - hours * HOUR).find((at) => berlinTimeOf(at) === text) ?? null
}
