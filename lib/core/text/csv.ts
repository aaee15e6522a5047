const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** Header line of a CSV for German spreadsheets: semicolons, decimal commas, UTF-8 with a byte order mark. */
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

/** Spreadsheets would run a cell that starts like a formula; a leading apostrophe makes it text. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+,\d\d$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
