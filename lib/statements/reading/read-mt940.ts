import 'server-only'
import { composeIBAN } from 'ibantools'
import type { Booking, Coverage, ReadStatement } from '../schema'
import { compactIban, existingDay, germanCents, labelledPurpose, oneLine } from './read-values'
import { unreadable, type Problem } from './unreadable'

/** Tag, line and content of a field, which may go on over several lines. */
interface Field {
  tag: string
  line: number
  lines: string[]
}

/** A statement while it is read. */
interface Account {
  account: string
  currency: string
  /** `YYYY-MM-DD`; '' until a balance or an entry says. */
  until: string
}

/** Value day, booking day, direction, amount and kind of an entry (`:61:`). */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})([NFS][A-Z0-9]{3})/
/** A sub-field of `:86:` as German banks use it: `?20SVWZ+…`. */
const PART = /\?(\d\d)([^?]*)/g

/**
 * The booked incoming payments of a SWIFT MT940 in the form of German banks (DFÜ-Abkommen, Anlage 3, chapter on MT940): several
 * statements one after the other, purposes in `?20` to `?29` and `?60` to `?63`. Reversals are no payments.
 * @throws ShopError `statement_unreadable`
 */
export function readMt940(text: string): ReadStatement {
  const bookings: Booking[] = []
  const coverage: Coverage[] = []
  let current: Account = { account: '', currency: 'EUR', until: '' }
  let open: Booking | null = null
  for (const field of fieldsOf(text)) {
    if (field.tag === '86' && open) Object.assign(open, factsOf(field.lines))
    open = null
    if (field.tag === '25') current = { ...current, account: accountOf(field), until: '' }
    else if (/^6[02][FM]$/.test(field.tag)) takeBalance(current, field)
    else if (field.tag === '61') {
      open = bookingOf(current, field)
      if (open) bookings.push(open)
    }
    if (field.tag === '62F' && current.until !== '')
      coverage.push({ account: current.account, until: current.until })
  }
  if (coverage.length === 0 && bookings.length === 0) throw unreadable('element', { value: ':62F:' })
  return { format: 'mt940', bookings, coverage }
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, tag, content] = /^(?:\{[^}]*\})*:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, line: index + 1, lines: [content ?? ''] })
    else if (/^-\}?\s*$/.test(line)) fields.push({ tag: '-', line: index + 1, lines: [] })
    else fields.at(-1)?.lines.push(line)
  }
  return fields
}

/** An IBAN, or bank code and account number, from which German banks make one. */
function accountOf({ lines }: Field): string {
  const text = compactIban(lines[0] ?? '')
  const [, bank, number] = /^(\d{8})\/0*(\d{1,10})(?:[A-Z]{3})?$/.exec(text) ?? []
  if (bank === undefined || number === undefined) return text.replace(/^.*\/(?=[A-Z]{2}\d{2})/, '')
  return composeIBAN({ countryCode: 'DE', bban: `${bank}${number.padStart(10, '0')}` }) ?? text
}

function takeBalance(current: Account, { tag, line, lines }: Field): void {
  const [, digits = '', currency] = /^[CD](\d{6})([A-Z]{3})/.exec(lines[0] ?? '') ?? []
  const day = dayOf(digits)
  if (currency === undefined || day === null)
    throw unreadable('day', { line, part: `:${tag}:`, value: oneLine(lines[0] ?? '') })
  current.currency = currency
  if (tag.startsWith('62') && day > current.until) current.until = day
}

/** @returns null for what goes out and for reversals */
function bookingOf(current: Account, { line, lines: [text = ''] }: Field): Booking | null {
  const fail = (problem: Problem, value = text) =>
    unreadable(problem, { line, part: ':61:', value: oneLine(value) })
  const [, valueDay = '', monthAndDay, direction, euros = ''] = ENTRY.exec(text) ?? []
  if (direction === undefined) throw fail('entry')
  if (direction !== 'C') return null
  const bookedOn = bookingDay(valueDay, monthAndDay)
  if (bookedOn === null) throw fail('day')
  const amount = germanCents(euros.replace(/,$/, ''))
  if (amount === null) throw fail('amount')
  if (current.currency !== 'EUR') throw fail('currency', current.currency)
  if (bookedOn > current.until) current.until = bookedOn
  const { account } = current
  return amount === 0 ? null : { account, bookedOn, amount, name: '', iban: '', purpose: '' }
}

/** The booking day has no year: that of the value day, or the one beside it at the turn of the year. */
function bookingDay(valueDay: string, monthAndDay: string | undefined): string | null {
  const value = dayOf(valueDay)
  if (value === null || monthAndDay === undefined) return value
  const year = Number(value.slice(0, 4))
  const near = [year - 1, year, year + 1]
    .map((each) => existingDay(`${each}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`))
    .filter((day) => day !== null)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(value))
  return near.sort((one, other) => distance(one) - distance(other))[0] ?? null
}

const dayOf = (digits: string) =>
  existingDay(`20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`)

/** Payer and purpose of `:86:`; without sub-fields all of it is the purpose. */
function factsOf(lines: string[]): Pick<Booking, 'name' | 'iban' | 'purpose'> {
  const whole = lines.join('')
  const parts = [...whole.matchAll(PART)].map(([, tag = '', value = '']) => [Number(tag), value] as const)
  if (parts.length === 0) return { name: '', iban: '', purpose: oneLine(lines.join(' ')) }
  const valuesFrom = (first: number, last: number) =>
    parts.filter(([tag]) => tag >= first && tag <= last).map(([, value]) => value)
  const written = [...valuesFrom(20, 29), ...valuesFrom(60, 63)].join('')
  return {
    name: oneLine(valuesFrom(32, 33).join('')),
    iban: compactIban(valuesFrom(31, 31)[0] ?? ''),
    purpose: labelledPurpose(written),
  }
}
