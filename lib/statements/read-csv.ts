import 'server-only'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { columnsOf, csvLayouts, type CsvLayout } from './csv-layouts'
import { compactIban, germanCents, germanDay, oneLine } from './read-values'
import type { Booking, ReadStatement } from './schema'
import { textParts } from './text-parts'
import { unreadable } from './unreadable'

const OPTIONS = {
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: 64 * 1024,
}
/** Lines above the table; a file that has more is none of these. */
const MOST_ABOVE = 30
const rowSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** The table of a file, once its head is found. */
interface Table {
  layout: CsvLayout
  headers: string[]
  account: string
}

/**
 * The booked incoming payments of a bank's CSV.
 * @throws ShopError `statement_unreadable`
 */
export async function readCsv(text: string): Promise<ReadStatement> {
  const bookings: Booking[] = []
  const above: string[][] = []
  let table: Table | null = null
  try {
    for await (const row of Readable.from(textParts(text)).pipe(
      parse({ ...OPTIONS, delimiter: delimiterOf(text) }),
    )) {
      const { record, info } = rowSchema.parse(row)
      if (table) bookings.push(...bookingOf(table, record, firstLineOf(record, info.lines)))
      else if ((table = tableOf(record, above)) === null) above.push(record)
      if (above.length > MOST_ABOVE) throw unreadable('layout')
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw table ? unreadable('csv', { line: lineOf(error) }) : unreadable('layout')
  }
  if (!table) throw unreadable('layout')
  return { format: table.layout.format, bookings }
}

/** The DKB has sent commas at times. */
function delimiterOf(text: string): string {
  return /^"Buchungsdatum","/m.test(text) ? ',' : ';'
}

function tableOf(record: string[], above: string[][]): Table | null {
  const headers = record.map((header) => header.trim())
  const layout = csvLayouts.find((each) => columnsOf(each).every((column) => headers.includes(column)))
  return layout ? { layout, headers, account: accountAbove(above) } : null
}

/** The account is named in one of the lines above the table, e.g. `"Girokonto";"DE02 1203 …"`. */
function accountAbove(above: string[][]): string {
  const found = above.flat().map((cell) => /[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/.exec(cell)?.[0])
  return compactIban(found.find((iban) => iban !== undefined) ?? '')
}

/** @returns none if it is not booked yet, or goes out */
function bookingOf({ layout, headers, account }: Table, record: string[], line: number): Booking[] {
  const cell = (column: string) => {
    const value = record[headers.indexOf(column)]
    if (value === undefined) throw unreadable('columns', { line, part: column })
    return value
  }
  if (cell(layout.state.column).trim() !== layout.state.booked) return []
  const fail = (problem: 'amount' | 'day' | 'currency', part: string) =>
    unreadable(problem, { line, part, value: oneLine(cell(part)) })
  const amount = germanCents(cell(layout.amount))
  if (amount === null) throw fail('amount', layout.amount)
  if (amount <= 0) return []
  const bookedOn = germanDay(cell(layout.bookedOn))
  if (bookedOn === null) throw fail('day', layout.bookedOn)
  if (layout.currency && cell(layout.currency).trim() !== 'EUR') throw fail('currency', layout.currency)
  return [
    {
      account: layout.account ? compactIban(cell(layout.account)) : account,
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

function lineOf(error: CsvError): number {
  const { data } = z.object({ lines: z.int() }).safeParse(error)
  return data?.lines ?? 1
}
