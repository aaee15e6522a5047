import type { StatementFormat } from '../schema'

/** Columns, by their names in the header. */
export interface CsvLayout {
  format: StatementFormat
  bookedOn: string
  /** Columns of the amount; the first one filled counts. */
  amounts: readonly [string, ...string[]]
  outgoing?: string
  name?: string
  iban?: string
  /** At least one of them exists; all filled ones count. */
  purposes: readonly [string, ...string[]]
  reference?: string
  endToEnd?: string
  balance?: string
  /** The first cells of the rows with the opening and the closing balance. */
  balances?: { opening: RegExp; closing: RegExp }
  /** Columns of account and currency; without them, a line above names the account, in euros. */
  account?: string
  currency?: string
  /** A column saying whether an entry is booked; anything else is reported. */
  state?: { column: string; booked: RegExp; noted: RegExp }
  /** Notation of days and amounts: 03.12.2026 and 1.234,56 by default, `english` for 2026-12-03 and 1,234.56. */
  notation?: 'english'
  end?: RegExp
  /** Whether the purpose also holds name and account. */
  isPurposeMixed?: true
  /** Whether the purpose holds SEPA fields with labels, as in MT940. */
  isPurposeLabelled?: true
}
