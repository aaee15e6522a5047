import type { Booking } from '../schema'
import type { CsvLayout } from './csv-layouts'
import {
  compactIban,
  englishCents,
  germanCents,
  germanDay,
  isoDay,
  labelledPurpose,
  oneLine,
} from './read-values'
import { unreadable } from './unreadable'

/** A file's table, once its header is found. */
export interface Table {
  layout: CsvLayout
  headers: string[]
  account: string
  /** Whether the row that ends it was read. */
  isOver: boolean
  /** The last booked day, by account. */
  until: Map<string, string>
}

/** The value of a column in a row. */
type Cell = (column: string) => string

/**
 * The payment in a row of a table; notes how far the table reaches.
 * @returns none if not yet booked, outgoing, or not a payment
 * @throws ShopError `statement_unreadable`
 */
export function bookingOf(table: Table, record: string[], line: number): Booking[] {
  const { layout, headers } = table
  if (layout.end?.test((record[0] ?? '').trim())) table.isOver = true
  if (table.isOver) return []
  const cell = (column: string) => {
    const value = record[headers.indexOf(column)]
    if (value === undefined) throw unreadable('columns', { line, part: column })
    return value
  }
  if (!isPayment(layout, cell)) return []
  const account = layout.account ? compactIban(cell(layout.account)) : table.account
  const bookedOn = dayIn(layout, cell)
  if (bookedOn !== null) extend(table, account, bookedOn)
  const amount = incomingCents(layout, cell, line)
  if (amount === 0) return []
  if (bookedOn === null) throw wrong('day', layout.bookedOn, cell, line)
  if (layout.currency && cell(layout.currency).trim() !== 'EUR')
    throw wrong('currency', layout.currency, cell, line)
  const facts = factsOf(layout, (column) => record[headers.indexOf(column)] ?? '')
  return [{ account, bookedOn, amount, ...facts }]
}

const wrong = (problem: 'amount' | 'day' | 'currency', part: string, cell: Cell, line: number) =>
  unreadable(problem, { line, part, value: oneLine(cell(part)) })

const dayIn = ({ bookedOn, notation }: CsvLayout, cell: Cell) =>
  notation ? isoDay(cell(bookedOn)) : germanDay(cell(bookedOn))

function extend({ until }: Table, account: string, day: string): void {
  if (day > (until.get(account) ?? '')) until.set(account, day)
}

/** Booked, in the shop's currency where others are let be, and not money that the owner moves. */
function isPayment({ state, own, foreign, currency }: CsvLayout, cell: Cell): boolean {
  if (state && !state.booked.test(cell(state.column).trim())) return false
  if (own?.kinds.test(cell(own.column))) return false
  return foreign === undefined || currency === undefined || cell(currency).trim() === 'EUR'
}

/** Cents; 0 for what goes out. */
function incomingCents({ amounts, outgoing, notation }: CsvLayout, cell: Cell, line: number): number {
  const filled = amounts.find((column) => cell(column).trim() !== '') ?? amounts[0]
  if (outgoing !== undefined && cell(filled).trim() === '' && cell(outgoing).trim() !== '') return 0
  const amount = notation ? englishCents(cell(filled)) : germanCents(cell(filled))
  if (amount === null) throw wrong('amount', filled, cell, line)
  return Math.max(0, amount)
}

function factsOf(
  { name, iban, purposes, isPurposeMixed, isPurposeLabelled, reference }: CsvLayout,
  cell: Cell,
): Pick<Booking, 'name' | 'iban' | 'purpose' | 'bankReference'> {
  const purpose = oneLine(purposes.map(cell).join(' '))
  if (isPurposeMixed) return partsOf(purpose)
  const bankReference = reference ? oneLine(cell(reference)) : ''
  return {
    name: name ? oneLine(cell(name)) : '',
    iban: iban ? compactIban(cell(iban)) : '',
    purpose: isPurposeLabelled ? labelledPurpose(purpose) : purpose,
    ...(bankReference === '' ? {} : { bankReference }),
  }
}

/** Name, account and purpose in one text: `Auftraggeber: … Kto/IBAN: … BLZ/BIC: … Buchungstext: … Ref. …`. */
function partsOf(text: string): Pick<Booking, 'name' | 'iban' | 'purpose'> {
  const [, before, purpose] = /^(.*?)Buchungstext:(.*)$/.exec(text) ?? []
  if (before === undefined || purpose === undefined) return { name: '', iban: '', purpose: text }
  const [, name = ''] = /Auftraggeber:(.*?)(?=Kto\/IBAN:|$)/.exec(before) ?? []
  const [, iban = ''] = /Kto\/IBAN:\s*(\S+)/.exec(before) ?? []
  return { name: name.trim(), iban: compactIban(iban), purpose: purpose.replace(/ Ref\. \S+$/, '').trim() }
}
