const HOUR = 3_600_000
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in ms as a date and time in Berlin, as forms take it: `2026-11-27T00:00`. */
export function berlinTimeOf(timestamp: number): string {
  return wall.format(timestamp).replace(' ', 'T')
}

/** In ms, of a Berlin time like `2026-11-27T00:00`; the earlier one if it occurs twice, null if never. */
export function parseBerlinTime(text: string): number | null {
  const asIfUtc = Date.parse(`${text}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(asIfUtc)) return null
  return [2, 1].map((hours) => asIfUtc - hours * HOUR).find((at) => berlinTimeOf(at) === text) ?? null
}
