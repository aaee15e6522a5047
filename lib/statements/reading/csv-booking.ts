import type { Booking } from '../schema'
import type { CsvLayout } from './csv-layout'
import {
  accountIn,
  compactIban,
  englishCents,
  germanCents,
  germanDay,
  isoDay,
  labelledPurpose,
  labelledReference,
  oneLine,
  referenceOf,
} from './read-values'
import { newSection, widen, type Section } from './section'
import { unreadable } from './unreadable'

export interface Table {
  layout: CsvLayout
  headers: string[]
  /** The account named above it. */
  account: string
  isOver: boolean
  /** By account, as are the others. */
  sections: Map<string, Section>
  ends: Map<string, { first: End; last: End }>
  foreign: Map<string, string>
}

/** Cents of an entry, and of the balance after it, if stated. */
interface End {
  amount: number
  balance: number | null
}

type Cell = (column: string) => string

/** Extends the table's period. @returns none if unbooked or outgoing @throws ShopError `statement_unreadable` */
export function bookingOf(table: Table, record: string[], line: number): Booking[] {
  const { layout, headers } = table
  if (endsTable(table, record)) return []
  const cell = (column: string) => {
    const value = record[headers.indexOf(column)]
    if (value === undefined) throw unreadable('columns', { line, part: column })
    return value
  }
  const maybe = (column = '') => record[headers.indexOf(column)] ?? ''
  const currency = layout.currency === undefined ? 'EUR' : cell(layout.currency).trim().toUpperCase()
  if (!isBooked(layout, cell, line)) return []
  const account = layout.account ? accountIn(cell(layout.account)) : table.account
  if (currency !== 'EUR') {
    table.foreign.set(account, currency)
    return []
  }
  const section = sectionOf(table, account)
  const amount = amountIn(layout, cell, line)
  const bookedOn = dayIn(layout, cell)
  if (bookedOn === null) throw wrong('day', layout.bookedOn, cell, line)
  widen(section, bookedOn)
  section.sum += amount
  noteEnd(table, account, { amount, balance: germanCents(maybe(layout.balance)) })
  return amount <= 0 ? [] : [{ account, bookedOn, amount, ...factsOf(layout, maybe) }]
}

export function sectionOf({ sections }: Table, account: string): Section {
  const section = sections.get(account) ?? newSection({ account })
  sections.set(account, section)
  return section
}

function endsTable(table: Table, record: string[]): boolean {
  if (table.layout.end?.test((record[0] ?? '').trim())) table.isOver = true
  return table.isOver
}

function noteEnd({ ends }: Table, account: string, last: End): void {
  ends.set(account, { first: ends.get(account)?.first ?? last, last })
}

const wrong = (problem: 'amount' | 'day' | 'state', part: string, cell: Cell, line: number) =>
  unreadable(problem, { line, part, value: oneLine(cell(part)) })

function dayIn({ bookedOn, notation }: CsvLayout, cell: Cell): string | null {
  const text = cell(bookedOn)
  return notation === 'english' ? isoDay(text) : germanDay(text)
}

/** @throws ShopError `statement_unreadable` if it is neither booked nor pending */
function isBooked({ state }: CsvLayout, cell: Cell, line: number): boolean {
  if (!state) return true
  const value = cell(state.column).trim()
  if (state.noted.test(value)) return false
  if (!state.booked.test(value)) throw wrong('state', state.column, cell, line)
  return true
}

/** Signed cents. */
function amountIn({ amounts, outgoing, notation }: CsvLayout, cell: Cell, line: number): number {
  const filled = amounts.find((column) => cell(column).trim() !== '') ?? amounts[0]
  const isOut = outgoing !== undefined && cell(filled).trim() === '' && cell(outgoing).trim() !== ''
  const column = isOut ? outgoing : filled
  const amount = notation === 'english' ? englishCents(cell(column)) : germanCents(cell(column))
  if (amount === null) throw wrong('amount', column, cell, line)
  return isOut ? -Math.abs(amount) : amount
}

type Facts = Omit<Booking, 'account' | 'bookedOn' | 'amount'>

function factsOf(layout: CsvLayout, cell: (column?: string) => string): Facts {
  const { name, iban, purposes, isPurposeMixed, isPurposeLabelled } = layout
  const purpose = oneLine(purposes.map(cell).join(' '))
  if (isPurposeMixed) return partsOf(purpose)
  const bankReference = referenceOf(cell(layout.reference))
  const endToEndId =
    referenceOf(cell(layout.endToEnd)) ?? (isPurposeLabelled ? labelledReference(purpose, 'EREF') : undefined)
  return {
    name: name ? oneLine(cell(name)) : '',
    iban: iban ? compactIban(cell(iban)) : '',
    purpose: isPurposeLabelled ? labelledPurpose(purpose) : purpose,
    ...(bankReference === undefined ? {} : { bankReference }),
    ...(endToEndId === undefined ? {} : { endToEndId }),
    ...(isPurposeLabelled && purpose !== labelledPurpose(purpose) ? { otherText: purpose } : {}),
  }
}

/** Name, account and purpose in one text: `Auftraggeber: … Kto/IBAN: … BLZ/BIC: … Buchungstext: … Ref. …`. */
function partsOf(text: string): Facts {
  const [, before, said] = /^(.*?)Buchungstext:(.*)$/.exec(text) ?? []
  const [, name = ''] = /Auftraggeber:(.*?)(?=Kto\/IBAN:|$)/.exec(before ?? '') ?? []
  const [, iban = ''] = /Kto\/IBAN:\s*(\S+)/.exec(before ?? '') ?? []
  const [, purpose = '', reference] = / ?(.*?)(?: Ref\. (\S+))?$/.exec(said ?? text) ?? []
  const bankReference = referenceOf(reference)
  return {
    name: name.trim(),
    iban: compactIban(iban),
    purpose: purpose.trim(),
    ...(bankReference === undefined ? {} : { bankReference }),
  }
}
