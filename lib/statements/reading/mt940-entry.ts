import type { Booking } from '../schema'
import { dayOf, type Field } from './mt940-fields'
import {
  amountCents,
  compactIban,
  existingDay,
  labelledPurpose,
  labelledReference,
  oneLine,
  referenceOf,
} from './read-values'
import { unreadable, type Problem } from './unreadable'

/** An entry (`:61:`). */
export interface Entry {
  /** Signed cents. */
  amount: number
  bookedOn: string
  /** Whether money comes in that is not a returned transfer of the owner. */
  isPayment: boolean
  bankReference: string
  /** The customer's reference and the bank's text. */
  said: string
}

/** Value day, booking day, direction, letter of the currency, amount, type and references, without spaces. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?([\d.]*\d(?:,\d*)?)([NFS][A-Z0-9]{3})(.*)$/
/** A sub-field of `:86:` as German banks use it, up to the next one: `?20SVWZ+…`. */
const PART = /\?(00|10|2\d|3[0-4]|6[0-3])((?:(?!\?(?:00|10|2\d|3[0-4]|6[0-3]))[^])*)/g
/** Expected form of sub-fields with a fixed meaning; anything else after such a number is text. */
const SHAPES = new Map([
  [0, /^/],
  [10, /^\d{0,10}$/],
  [30, /^[A-Z0-9]{0,12}$/],
  [31, /^[A-Z0-9]{0,34}$/],
  [34, /^\d{0,3}$/],
])

/** @throws ShopError `statement_unreadable` */
export function entryOf({ line, lines }: Field): Entry {
  const fail = (problem: Problem) =>
    unreadable(problem, { line, part: ':61:', value: oneLine(lines[0] ?? '') })
  const { found, words } = partedOf(lines)
  if (!found) throw fail('entry')
  const [, valueDay = '', monthAndDay, direction, euros = '', , references = ''] = found
  const bookedOn = bookingDay(valueDay, monthAndDay)
  if (bookedOn === null) throw fail('day')
  const amount = amountCents(euros)
  if (amount === null) throw fail('amount')
  const isIn = direction === 'C' || direction === 'RD'
  const isPayment = direction === 'C'
  return { amount: isIn ? amount : -amount, bookedOn, isPayment, ...referencesOf(references, words) }
}

function referencesOf(text: string, words: string[]): Pick<Entry, 'bankReference' | 'said'> {
  const [ofCustomer, ofBank = ''] = text.split('//')
  const bankReference = referenceOf(ofBank.slice(0, 16)) ?? ''
  return { bankReference, said: oneLine([referenceOf(ofCustomer) ?? '', ...words].join(' ')) }
}

/** Without a line break within an entry, the following lines are the bank's text, or continue its reference. */
function partedOf([first = '', ...others]: string[]): { found: RegExpExecArray | null; words: string[] } {
  const parsed = (lines: string[]) => ENTRY.exec(lines.join('').replaceAll(/\s/g, ''))
  if (others[0]?.trimStart().startsWith('//') === true)
    return { found: parsed([first, others[0]]), words: others.slice(1) }
  const found = parsed([first])
  return found ? { found, words: others } : { found: parsed([first, ...others]), words: [] }
}

/** The booking day has no year: it is in the value day's year, or in the neighbouring one around New Year. */
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

type Facts = Omit<Booking, 'account' | 'bookedOn' | 'amount'>

/** Payer and purpose of `:86:`, which may occur several times; without sub-fields all of it is the purpose. */
export function factsOf(
  details: string[][],
  { bankReference, said }: Pick<Entry, 'bankReference' | 'said'>,
): Facts {
  const own = bankReference === '' ? {} : { bankReference }
  const parts = details.map((lines) => partsOf(lines.join('')))
  if (!parts.some(({ isStructured }) => isStructured)) {
    const purpose = oneLine(details.flat().join(' '))
    return { name: '', iban: '', purpose, ...own, ...otherText(said, purpose) }
  }
  const fields = new Map(parts.flatMap((part) => [...part.fields]))
  const text = parts.map((part) => part.text).join(' ')
  const endToEndId = labelledReference(text, 'EREF')
  const purpose = labelledPurpose(text)
  return {
    name: oneLine(`${fields.get(32) ?? ''}${fields.get(33) ?? ''}`),
    iban: compactIban(fields.get(31) ?? ''),
    purpose,
    ...own,
    ...(endToEndId === undefined ? {} : { endToEndId }),
    ...otherText(`${said} ${text}`, purpose),
  }
}

function otherText(text: string, purpose: string): Pick<Booking, 'otherText'> {
  const other = oneLine(text)
  return other === '' || purpose.includes(other) ? {} : { otherText: other }
}

const isShaped = (number: number, value: string) => SHAPES.get(number)?.test(value) !== false

/** The sub-fields with a fixed meaning, and the text of all others. */
function partsOf(whole: string): { fields: Map<number, string>; text: string; isStructured: boolean } {
  const fields = new Map<number, string>()
  const [code = ''] = whole.split(/\?(?=\d\d)/)
  const texts = /^\d{0,3}$/.test(code.trim()) ? [] : [`${code} `]
  for (const [part, tag = '', value = ''] of whole.matchAll(PART)) {
    const number = Number(tag)
    if ((number >= 20 && number <= 29) || number >= 60) texts.push(value)
    else if (!fields.has(number) && isShaped(number, value.trim())) fields.set(number, value)
    else texts.push(part)
  }
  return { fields, text: texts.join(''), isStructured: fields.size > 0 || whole.includes('?20') }
}
