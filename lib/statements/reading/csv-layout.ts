import type { StatementFormat } from '../schema'

/** Columns of a bank's CSV, by the names in their header. */
export interface CsvLayout {
  format: StatementFormat
  bookedOn: string
  /** Cells of an amount; the first that is filled counts. */
  amounts: readonly [string, ...string[]]
  /** A column of its own for what goes out. */
  outgoing?: string
  name?: string
  iban?: string
  /** At least one of them is there; all that are filled count. */
  purposes: readonly [string, ...string[]]
  /** The bank's own reference. */
  reference?: string
  /** The payer's own reference, where the file has that column. */
  endToEnd?: string
  /** The balance after an entry, where the file has that column. */
  balance?: string
  /** First cells of the rows with the balance before all entries, and after them. */
  balances?: { opening: RegExp; closing: RegExp }
  /** Columns of account and currency; without them the account stands above the table, and all is in euros. */
  account?: string
  currency?: string
  /** A column that tells whether an entry is booked; what is neither is named. */
  state?: { column: string; booked: RegExp; noted: RegExp }
  /** Days and amounts as 03.12.2026 and 1.234,56 unless it says otherwise: 2026-12-03 and 1,234.56, or both are found. */
  notation?: 'english' | 'either'
  /** Kinds of entry, in a column, that move money of the owner's own. */
  own?: { column: string; kinds: RegExp }
  /** The first cell of the row that ends the table. */
  end?: RegExp
  /** Where the purpose holds name and account, too. */
  isPurposeMixed?: true
  /** Where the purpose holds the SEPA fields by their labels, as MT940 does. */
  isPurposeLabelled?: true
  /** Not a bank account: transfers to the shop are not in it. */
  isWallet?: true
  /** A wallet may hold other currencies, which the shop leaves alone. */
  foreign?: 'ignored'
}
