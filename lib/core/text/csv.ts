const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** The first line of a CSV as spreadsheets in Germany read it: semicolons, decimal commas, UTF-8 with a mark. */
export function csvHead(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvLine(columns)}`
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}${LINE_END}`
}

/** Cents as a German number, e.g. -499 → `-4,99`. */
export function csvEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** A text that begins like a formula would be run by spreadsheets; an apostrophe before it makes it a text. Numbers stay. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+,\d\d$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
