import 'server-only'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { bookingOf, type Table } from './csv-booking'
import { layoutOf, namesLayout } from './csv-layouts'
import { compactIban, germanDay } from './read-values'
import type { Booking, ReadStatement } from '../schema'
import { textParts } from './file-text'
import { unreadable } from './unreadable'

const OPTIONS = { relax_column_count: true, skip_empty_lines: true, max_record_size: 64 * 1024 }
/** Lines above the table; files with more are not recognised. */
const MOST_ABOVE = 30
/** Where a table's header must be, in characters. */
const HEAD = 64 * 1024
const recordSchema = z.array(z.string())

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
  // Handles each row as it is read: the stream's output ends at a chunk boundary after an error, not at the faulty
  // row.
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
  const until = table.layout.isWallet ? [] : [...table.until]
  const coverage = until.map(([account, day]) => ({ account, until: day }))
  return { format: table.layout.format, bookings, coverage }
}

/** Whether a table's header is in the text, in one row or not. */
const hasHead = (text: string) => namesLayout(text.slice(0, HEAD))

/** The delimiter of the header; the DKB has sometimes used commas. */
function delimiterOf(text: string): string {
  const header = text.slice(0, HEAD).split(/\r?\n/).find(namesLayout)
  return header !== undefined && !header.includes(';') ? ',' : ';'
}

function tableOf(record: string[], above: string[][]): Table | null {
  const headers = record.map((header) => header.trim())
  const layout = layoutOf(headers)
  if (!layout) return null
  const account = accountAbove(above)
  const until = periodAbove(above)
  return { layout, headers, account, isOver: false, until: new Map(until === null ? [] : [[account, until]]) }
}

/** End of the period, if a line above the table gives it, e.g. `"Zeitraum:";"01.11.2026 - 20.11.2026"`. */
function periodAbove(above: string[][]): string | null {
  const ends = above.flat().map((cell) => /\d{4} ?[-–] ?(\d\d?\.\d\d?\.\d{4})\s*$/.exec(cell)?.[1])
  return germanDay(ends.find((end) => end !== undefined) ?? '')
}

/** The account from a line above the table, e.g. `"Girokonto";"DE02 1203 …"`. */
function accountAbove(above: string[][]): string {
  const found = above.flat().map((cell) => /[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/.exec(cell)?.[0])
  return compactIban(found.find((iban) => iban !== undefined) ?? '')
}

/** A quoted cell may span lines; the parser reports the last one. */
function firstLineOf(record: string[], lastLine: number): number {
  return lastLine - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

/** The faulty line; an unclosed quote began after the last row read. */
function lineOf(error: CsvError, lastLine: number): number {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  const { data } = z.object({ lines: z.int() }).safeParse(error)
  return isOpen ? lastLine + 1 : (data?.lines ?? 1)
}
