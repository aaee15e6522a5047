import { bankLayouts } from './csv-banks'
import { walletLayouts } from './csv-wallets'
import type { CsvLayout } from './csv-layout'

const layouts: readonly CsvLayout[] = [...bankLayouts, ...walletLayouts]

/** Columns that a file of a layout has. */
function columnsOf(layout: CsvLayout): string[] {
  const { bookedOn, amounts, outgoing, name, iban, reference, account, currency, state, own } = layout
  const optional = [outgoing, name, iban, reference, account, currency, state?.column, own?.column]
  return [bookedOn, ...amounts, ...optional.filter((column) => column !== undefined)]
}

/** The layout of a table with these columns. */
export function layoutOf(headers: readonly string[]): CsvLayout | undefined {
  const has = (column: string) => headers.includes(column)
  return layouts.find((layout) => columnsOf(layout).every(has) && layout.purposes.some(has))
}

/** Whether a text names all columns of a layout, in one row or not. */
export function namesLayout(text: string): boolean {
  const has = (column: string) => text.includes(column)
  return layouts.some((layout) => columnsOf(layout).every(has) && layout.purposes.some(has))
}
