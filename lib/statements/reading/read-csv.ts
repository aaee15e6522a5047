import 'server-only'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { bankLayouts } from './csv-banks'
import { bookingOf, sectionOf, type Table } from './csv-booking'
import type { CsvLayout } from './csv-layout'
import { accountIn, germanCents, germanDay } from './read-values'
import { textParts } from './file-text'
import { widen, type ReadStatement, type Section } from './section'
import { readOrLeaveOut, sentenceOf, unreadable } from './unreadable'

const OPTIONS = { relax_column_count: true, skip_empty_lines: true, max_record_size: 64 * 1024 }
/** Lines above the table; files with more are not recognised. */
const MOST_ABOVE = 30
/** Characters. */
const HEAD = 64 * 1024
const recordSchema = z.array(z.string())

/** Reports and leaves out bad rows and foreign-currency accounts. @throws ShopError `statement_unreadable` */
export async function readCsv(text: string): Promise<ReadStatement> {
  const delimiter = delimiterOf(text)
  try {
    return await readRows(text, delimiter)
  } catch (error) {
    if (!(error instanceof WrongCsv)) throw error
    const mended = quotesDoubled(text, delimiter)
    return readRows(mended, delimiter).catch((again: unknown) => {
      throw again instanceof WrongCsv ? error.refusal : again
    })
  }
}

class WrongCsv extends Error {
  constructor(readonly refusal: Error) {
    super('csv')
  }
}

async function readRows(text: string, delimiter: string): Promise<ReadStatement> {
  const above: string[][] = []
  const read: ReadStatement = { format: 'dkb-csv', bookings: [], sections: [], warnings: [] }
  let table: Table | null = null
  let lastLine = 0
  const leaveOut = (sentence: string) => read.warnings.push(sentence)
  const take = (record: string[], line: number) => {
    const present = table
    if (present) {
      const found = readOrLeaveOut(() => bookingOf(present, record, firstLineOf(record, line)), leaveOut)
      read.bookings.push(...(found ?? []))
      takeOpening(present, record)
    } else if ((table = tableOf(record, above)) === null) above.push(record)
    if (above.length > MOST_ABOVE) throw unreadable('layout')
    lastLine = line
    return null
  }
  // Handled as read: after an error, the stream's output ends at a chunk boundary, not at the faulty row.
  const on_record = (record: unknown, { lines }: { lines: number }) => take(recordSchema.parse(record), lines)
  try {
    await finished(
      Readable.from(textParts(text))
        .pipe(parse({ ...OPTIONS, on_record, delimiter }))
        .resume(),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw table !== null || hasHead(text)
      ? new WrongCsv(unreadable('csv', { line: lineOf(error, lastLine) }))
      : unreadable('layout')
  }
  if (table === null) throw unreadable('layout')
  return endTable(table, read)
}

/** Its accounts, if nothing in it was left out. */
function endTable(table: Table, read: ReadStatement): ReadStatement {
  const { layout, sections, foreign } = table
  const [value] = foreign.values()
  if (value !== undefined && sections.size === 0) throw unreadable('currency', { value })
  const isDamaged = read.warnings.length > 0
  for (const [account, currency] of foreign) {
    const section = sections.get(account)
    if (!section) continue
    section.isDamaged = true
    read.warnings.push(sentenceOf('currency', { part: account, value: currency }))
  }
  for (const section of sections.values()) {
    section.isDamaged ||= isDamaged
    takeStated(table, section)
  }
  read.format = layout.format
  read.sections = [...sections.values()]
  return read
}

/** The balances stated in the first and the last row of an account, whichever is the newer one. */
function takeStated({ ends }: Table, section: Section): void {
  const { first, last } = ends.get(section.account) ?? {}
  if (!first || !last || first.balance === null || last.balance === null) return
  const beforeFirst = first.balance - first.amount
  const isOldestFirst = last.balance === beforeFirst + section.sum
  const [opening, closing] = isOldestFirst
    ? [beforeFirst, last.balance]
    : [last.balance - last.amount, first.balance]
  section.opening = { day: section.from, amount: opening }
  section.closing = { day: section.until, amount: closing }
}

const hasHead = (text: string) => namesLayout(text.slice(0, HEAD))

/** The delimiter of the header; the DKB has sometimes used commas. */
function delimiterOf(text: string): string {
  const header = text.slice(0, HEAD).split(/\r?\n/).find(namesLayout)
  return header !== undefined && !header.includes(';') ? ',' : ';'
}

/** Banks pass on quotes within cells unescaped: a quote ends a cell only before a delimiter or at a line's end. */
function quotesDoubled(text: string, delimiter: string): string {
  const isEdge = (character: string | undefined) =>
    character === undefined || character === delimiter || character === '\n' || character === '\r'
  return text.replaceAll(/"+/g, (quotes, at: number) => {
    const isFirst = isEdge(text[at - 1])
    const isLast = isEdge(text[at + quotes.length])
    if (isFirst && isLast) return quotes
    const outer = isFirst || isLast ? 1 : 0
    const isEscaped = (quotes.length - outer) % 2 === 0
    return isEscaped ? quotes : `${quotes}${'"'.repeat(quotes.length - outer)}`
  })
}

function tableOf(record: string[], above: string[][]): Table | null {
  const headers = record.map((header) => header.trim())
  const layout = layoutOf(headers)
  if (!layout) return null
  const account = accountAbove(above)
  const empty = { sections: new Map(), ends: new Map(), foreign: new Map() }
  const table: Table = { layout, headers, account, isOver: false, ...empty }
  takeAbove(table, above)
  return table
}

const DAY = String.raw`(\d\d?\.\d\d?\.\d{4})`
const PERIOD = new RegExp(`${DAY} ?(?:[-–]|bis) ?${DAY}`)
const FROM = new RegExp(`^Von:? ${DAY}`)
const UNTIL = new RegExp(`^Bis:? ${DAY}`)
const MADE_ON = new RegExp(`erstellt am:? ${DAY}`)

/** Its period, when it was made, and its closing balance. */
function takeAbove(table: Table, above: string[][]): void {
  const { layout, account } = table
  const { from, until, madeOn } = datesAbove(above.map((cells) => cells.join(' ')))
  if (from && until) for (const day of [from, until]) widen(sectionOf(table, account), day)
  if (madeOn) sectionOf(table, account).madeOn = madeOn
  const closing = above.find(([cell = '']) => layout.balances?.closing.test(cell.trim()))
  if (closing) Object.assign(sectionOf(table, account), { isBalanced: true, closing: balanceIn(closing) })
}

function datesAbove(lines: string[]): Record<'from' | 'until' | 'madeOn', string | null> {
  const find = (pattern: RegExp) => lines.map((line) => pattern.exec(line)).find((found) => found !== null)
  const [, from, until] = find(PERIOD) ?? [null, find(FROM)?.[1], find(UNTIL)?.[1]]
  const madeOn = find(MADE_ON)?.[1]
  return { from: germanDay(from ?? ''), until: germanDay(until ?? ''), madeOn: germanDay(madeOn ?? '') }
}

/** In the row that ends some tables. */
function takeOpening(table: Table, record: string[]): void {
  const { layout, account } = table
  if (layout.balances?.opening.test((record[0] ?? '').trim()) !== true) return
  const section = sectionOf(table, account)
  section.opening ??= balanceIn(record)
}

/** A balance without a day, in the second cell: `2.000,00 EUR`. */
function balanceIn([, text = '']: string[]): Section['opening'] {
  const amount = germanCents(text.replace(/\s*EUR$/, ''))
  return amount === null ? null : { day: '', amount }
}

/** The account from a line above the table, e.g. `"Girokonto";"DE02 1203 …"`. */
function accountAbove(above: string[][]): string {
  const found = above.flat().map((cell) => /[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/.exec(cell)?.[0])
  return accountIn(found.find((iban) => iban !== undefined) ?? '')
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

function columnsOf(layout: CsvLayout): string[] {
  const { bookedOn, amounts, outgoing, name, iban, reference, account, currency, state } = layout
  const optional = [outgoing, name, iban, reference, account, currency, state?.column]
  return [bookedOn, ...amounts, ...optional.filter((column) => column !== undefined)]
}

function layoutOf(headers: readonly string[]): CsvLayout | undefined {
  const has = (column: string) => headers.includes(column)
  return bankLayouts.find((layout) => columnsOf(layout).every(has) && layout.purposes.some(has))
}

function namesLayout(text: string): boolean {
  const has = (column: string) => text.includes(column)
  return bankLayouts.some((layout) => columnsOf(layout).every(has) && layout.purposes.some(has))
}
