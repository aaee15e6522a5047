import { bankLayouts } from './csv-banks'
import type { CsvLayout } from './csv-layout'

function columnsOf(layout: CsvLayout): string[] {
  const { bookedOn, amounts, outgoing, name, iban, reference, account, currency, state } = layout
  const optional = [outgoing, name, iban, reference, account, currency, state?.column]
  return [bookedOn, ...amounts, ...optional.filter((column) => column !== undefined)]
}

/** The layout that has all of its columns in this header. */
export function layoutOf(headers: readonly string[]): CsvLayout | undefined {
  const has = (column: string) => headers.includes(column)
  return bankLayouts.find((layout) => columnsOf(layout).every(has) && layout.purposes.some(has))
}

/** Whether a text contains all columns of a layout, in one row or not. */
export function namesLayout(text: string): boolean {
  const has = (column: string) => text.includes(column)
  return bankLayouts.some((layout) => columnsOf(layout).every(has) && layout.purposes.some(has))
}
