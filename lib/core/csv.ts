/** A file begins with it, so that spreadsheets take it for UTF-8. */
export const CSV_START = '\ufeff'

/** A line of a CSV as spreadsheets in Germany read it: semicolons, every text as a text and never as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`
}

/** Cents as a German number, e.g. -499 → `-4,99`. */
export function csvEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** An apostrophe before what begins like a formula makes it a text. Numbers stay. */
function cellOf(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+,\d\d$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
