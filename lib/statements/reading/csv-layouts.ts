import type { StatementFormat } from '../schema'

/** Columns of a bank's CSV. */
export interface CsvLayout {
  format: StatementFormat
  /** Header names of the columns. */
  bookedOn: string
  amount: string
  name: string
  iban: string
  purpose: string
  /** A column that tells whether an entry is booked. */
  state: { column: string; booked: string }
  /** Columns of account and currency; without them the account stands above the table, and all is in euros. */
  account?: string
  currency?: string
}

export const csvLayouts: readonly CsvLayout[] = [
  /**
   * »CSV-CAMT« of the Sparkassen, V2 and V8, which differ in the names of kinds of booking alone: 17 columns, Windows-1252,
   * days as 03.12.25. Booked and noted entries stand side by side. As in the samples of RechnungsPilot
   * (nicolettas-muggelbude/RechnungsPilot, vorlagen/bank-csv).
   */
  {
    format: 'sparkasse-csv',
    account: 'Auftragskonto',
    bookedOn: 'Buchungstag',
    purpose: 'Verwendungszweck',
    name: 'Beguenstigter/Zahlungspflichtiger',
    iban: 'Kontonummer/IBAN',
    amount: 'Betrag',
    currency: 'Waehrung',
    state: { column: 'Info', booked: 'Umsatz gebucht' },
  },
  /**
   * Girokonto of the DKB since 2023: 12 columns, UTF-8 with a mark, days as 17.04.25, the account in a line above the table. As
   * beancount-dkb reads it (siddhantgoel/beancount-dkb, beancount_dkb/extractors/ec.py).
   */
  {
    format: 'dkb-csv',
    bookedOn: 'Buchungsdatum',
    purpose: 'Verwendungszweck',
    name: 'Zahlungspflichtige*r',
    iban: 'IBAN',
    amount: 'Betrag (€)',
    state: { column: 'Status', booked: 'Gebucht' },
  },
]

/** Columns required by a layout. */
export function columnsOf(layout: CsvLayout): string[] {
  const { bookedOn, amount, name, iban, purpose, account, currency, state } = layout
  return [bookedOn, amount, name, iban, purpose, state.column, account ?? [], currency ?? []].flat()
}
