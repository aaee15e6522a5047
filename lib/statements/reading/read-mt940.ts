import 'server-only'
import { composeIBAN } from 'ibantools'
import type { Booking } from '../schema'
import { entryOf, factsOf, type Entry } from './mt940-entry'
import { dayOf, fieldsOf, type Field } from './mt940-fields'
import { accountIn, amountCents, oneLine } from './read-values'
import { newSection, proveDays, widen, type Balance, type ReadStatement, type Section } from './section'
import { readOrLeaveOut, sentenceOf, unreadable } from './unreadable'

/** Fields that only a report of pending entries has (MT942), and how German banks begin one. */
const NOTED_TAG = /^(?:13D?|34F|90[CD])$/
const NOTED_NAME = /^STARTDISP/

/**
 * The booked incoming payments of a SWIFT MT940 as German banks write it (DFÜ-Abkommen, Anlage 3, chapter on
 * MT940): several statements in a row, purposes in `?20` to `?29` and `?60` to `?63`. Reversals and pending
 * entries (MT942) are not payments. If the balances do not add up by the strict format, the file is read as
 * some banks write it, with other characters before a field.
 * @throws ShopError `statement_unreadable`
 */
export function readMt940(text: string): ReadStatement {
  const strict = readFields(fieldsOf(text, 'strict'))
  const isProven = strict.warnings.length === 0 && proveDays(strict.sections).warnings.length === 0
  return isProven ? strict : readFields(fieldsOf(text, 'lenient'))
}

function readFields(fields: Field[]): ReadStatement {
  const read: ReadStatement = { format: 'mt940', bookings: [], sections: [], warnings: [] }
  const foreign = new Set<string>()
  let account = ''
  for (const statement of statementsOf(fields)) {
    const [named] = statement.filter(({ tag }) => tag.startsWith('25'))
    if (named) account = accountOf(named)
    const currency = currencyOf(statement)
    if (currency !== 'EUR') foreign.add(currency)
    else if (isNoted(statement)) read.warnings.push(sentenceOf('noted'))
    else if (statement.some(({ tag }) => /^6[012]/.test(tag)))
      readOne(statement, newSection({ account, isBalanced: true }), read)
  }
  const [other] = foreign
  if (read.sections.length > 0 || read.warnings.length > 0) return read
  throw other === undefined
    ? unreadable('element', { value: ':62F:' })
    : unreadable('currency', { value: other })
}

/** Fields of one statement, or of one page of it. */
function statementsOf(fields: Field[]): Field[][] {
  const statements: Field[][] = []
  let seen = new Set<string>()
  for (const field of fields) {
    const kind = field.tag.slice(0, 2)
    const isOther = kind === '20' || ((kind === '25' || kind === '60') && seen.has(kind))
    if (isOther && seen.size > 0) seen = new Set()
    if (seen.size === 0) statements.push([])
    seen.add(kind)
    statements.at(-1)?.push(field)
  }
  return statements
}

function isNoted(statement: Field[]): boolean {
  return statement.some(({ tag, lines: [text = ''] }) =>
    tag === '20' ? NOTED_NAME.test(text.trim()) : NOTED_TAG.test(tag),
  )
}

/** The currency of the balances; entries do not name one. */
function currencyOf(statement: Field[]): string {
  const balance = statement.find(({ tag }) => tag.startsWith('60') || tag.startsWith('62'))
  return /^[CD]\s*\d{6}\s*([A-Z]{3})/.exec(balance?.lines[0]?.trim() ?? '')?.[1] ?? 'EUR'
}

function readOne(statement: Field[], section: Section, read: ReadStatement): void {
  const leaveOut = (sentence: string) => {
    read.warnings.push(sentence)
    section.isDamaged = true
  }
  read.sections.push(section)
  let open: { entry: Entry; details: string[][] } | null = null
  const end = () => {
    if (open) read.bookings.push(...bookingsOf(section.account, open.entry, open.details))
    open = null
  }
  for (const field of statement) {
    const present: { entry: Entry; details: string[][] } | null = open
    if (field.tag === '86') {
      present?.details.push(field.lines)
      continue
    }
    end()
    const entry = readOrLeaveOut(() => take(section, field), leaveOut)
    if (entry) open = { entry, details: [] }
  }
  end()
}

/**
 * Reads a field's data about its statement.
 * @returns the entry, if the field is one
 */
function take(section: Section, field: Field): Entry | null {
  const { tag, lines } = field
  if (tag.startsWith('28')) section.number = oneLine(lines[0] ?? '').replace(/\/.*/, '')
  else if (tag === '60F' || tag === '60M') {
    section.isFirst = tag === '60F'
    section.opening = balanceOf(field)
  } else if (tag === '62F' || tag === '62M') {
    section.isLast = tag === '62F'
    section.closing = balanceOf(field)
  } else if (tag === '61') {
    const entry = entryOf(field)
    section.sum += entry.amount
    widen(section, entry.bookedOn)
    return entry
  }
  return null
}

function balanceOf({ tag, line, lines }: Field): Balance {
  const text = oneLine(lines.join(''))
  const fail = (problem: 'day' | 'amount') => unreadable(problem, { line, part: `:${tag}:`, value: text })
  const [, side, digits = '', written = ''] =
    /^([CD])(\d{6})[A-Z]{3}(.*)$/.exec(text.replaceAll(' ', '')) ?? []
  const day = dayOf(digits)
  if (side === undefined || day === null) throw fail('day')
  const amount = amountCents(written)
  if (amount === null) throw fail('amount')
  return { day, amount: side === 'C' ? amount : -amount }
}

/** Empty for outgoing money, reversals, and amounts of 0. */
function bookingsOf(
  account: string,
  { isPayment, amount, bookedOn, ...entry }: Entry,
  details: string[][],
): Booking[] {
  if (!isPayment || amount <= 0) return []
  return [{ account, bookedOn, amount, ...factsOf(details, entry) }]
}

/**
 * An IBAN, or bank code and account number, from which German banks derive one; a currency or its old number
 * 888 behind it is ignored.
 */
function accountOf({ lines }: Field): string {
  const text = accountIn(lines.join(''))
  const [, bank, number] = /^(\d{8})\/0*(\d{1,10})$/.exec(text.replace(/(?<=\/\d{10})888$/, '')) ?? []
  if (bank === undefined || number === undefined) return text
  return composeIBAN({ countryCode: 'DE', bban: `${bank}${number.padStart(10, '0')}` }) ?? text
}
