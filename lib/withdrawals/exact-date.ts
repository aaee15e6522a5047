const exact = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})

/** Date and time to the second, as § 356a Abs. 4 BGB requires, e.g. `22. November 2026 um 08:12:33`. */
export function exactDate(at: number): string {
  return exact.format(at)
}
