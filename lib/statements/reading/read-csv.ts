import 'server-only'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { columnsOf, csvLayouts, type CsvLayout } from './csv-layouts'
import { compactIban, germanCents, germanDay, oneLine } from './read-values'
import type { Booking, ReadStatement } from '../schema'
import { textParts } from './text-parts'
import { unreadable } from './unreadable'

const OPTIONS = { relax_column_count: true, skip_empty_lines: true, max_record_size: 64 * 1024 }
/** Lines above the table; a file that has more is none of these. */
const MOST_ABOVE = 30
/** Where the head of a table must stand, in characters. */
const HEAD = 64 * 1024
const recordSchema = z.array(z.string())

/** The table of a file, once its head is found. */
interface Table {
  layout: CsvLayout
  headers: string[]
  account: string
  /** How far the bank's booked entries go, by account. */
  until: Map<string, string>
}

/**
 * The booked incoming payments of a bank's CSV.
 * @throws ShopError `statement_unreadable`
 */
export async function readCsv(text: string): Promise<ReadStatement> {
  const bookings: Booking[] = []
  const above: string[][] = []
  let table: Table | null = null
  let lastLine = 0
  const take = (record: string[], line: number) => {
    if (table) bookings.push(...bookingOf(table, record, firstLineOf(record, line)))
    else if ((table = tableOf(record, above)) === null) above.push(record)
    if (above.length > MOST_ABOVE) throw unreadable('layout')
    lastLine = line
    return null
  }
  // A row is taken when it is read: what comes out of the stream stops where a part of the text breaks, not where its row does.
  const on_record = (record: unknown, { lines }: { lines: number }) => take(recordSchema.parse(record), lines)
  try {
    await finished(
      Readable.from(textParts(text))
        .pipe(parse({ ...OPTIONS, on_record, delimiter: delimiterOf(text) }))
        .resume(),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw table !== null || hasHead(text)
      ? unreadable('csv', { line: lineOf(error, lastLine) })
      : unreadable('layout')
  }
  return readTable(table, bookings)
}

function readTable(table: Table | null, bookings: Booking[]): ReadStatement {
  if (!table) throw unreadable('layout')
  const coverage = [...table.until].map(([account, until]) => ({ account, until }))
  return { format: table.layout.format, bookings, coverage }
}

/** Whether the columns of a layout are named in a text, be they in a row or not. */
function hasHead(text: string): boolean {
  const head = text.slice(0, HEAD)
  return csvLayouts.some((layout) => columnsOf(layout).every((column) => head.includes(column)))
}

/** The DKB has sent commas at times. */
function delimiterOf(text: string): string {
  return /^"Buchungsdatum","/m.test(text) ? ',' : ';'
}

function tableOf(record: string[], above: string[][]): Table | null {
  const headers = record.map((header) => header.trim())
  const layout = csvLayouts.find((each) => columnsOf(each).every((column) => headers.includes(column)))
  if (!layout) return null
  const account = accountAbove(above)
  const until = periodAbove(above)
  return { layout, headers, account, until: new Map(until === null ? [] : [[account, until]]) }
}

/** The end of the period, if a line above the table names it, e.g. `"Zeitraum:";"01.11.2026 - 20.11.2026"`. */
function periodAbove(above: string[][]): string | null {
  const ends = above.flat().map((cell) => /\d{4} ?[-–] ?(\d\d\.\d\d\.\d{4})\s*$/.exec(cell)?.[1])
  return germanDay(ends.find((end) => end !== undefined) ?? '')
}

/** The account is named in one of the lines above the table, e.g. `"Girokonto";"DE02 1203 …"`. */
function accountAbove(above: string[][]): string {
  const found = above.flat().map((cell) => /[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/.exec(cell)?.[0])
  return compactIban(found.find((iban) => iban !== undefined) ?? '')
}

/** @returns none if it is not booked yet, or goes out */
function bookingOf({ layout, headers, ...table }: Table, record: string[], line: number): Booking[] {
  const cell = (column: string) => {
    const value = record[headers.indexOf(column)]
    if (value === undefined) throw unreadable('columns', { line, part: column })
    return value
  }
  if (cell(layout.state.column).trim() !== layout.state.booked) return []
  const account = layout.account ? compactIban(cell(layout.account)) : table.account
  const bookedOn = germanDay(cell(layout.bookedOn))
  if (bookedOn !== null && bookedOn > (table.until.get(account) ?? '')) table.until.set(account, bookedOn)
  const fail = (problem: 'amount' | 'day' | 'currency', part: string) =>
    unreadable(problem, { line, part, value: oneLine(cell(part)) })
  const amount = germanCents(cell(layout.amount))
  if (amount === null) throw fail('amount', layout.amount)
  if (amount <= 0) return []
  if (bookedOn === null) throw fail('day', layout.bookedOn)
  if (layout.currency && cell(layout.currency).trim() !== 'EUR') throw fail('currency', layout.currency)
  return [
    {
      account,
      bookedOn,
      amount,
      name: oneLine(cell(layout.name)),
      iban: compactIban(cell(layout.iban)),
      purpose: oneLine(cell(layout.purpose)),
    },
  ]
}

/** A quoted cell may go over several lines; the reader knows the last one. */
function firstLineOf(record: string[], lastLine: number): number {
  return lastLine - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

/** The line that breaks; a quote that is never closed was opened after the last row that was read. */
function lineOf(error: CsvError, lastLine: number): number {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  const { data } = z.object({ lines: z.int() }).safeParse(error)
  return isOpen ? lastLine + 1 : (data?.lines ?? 1)
}
