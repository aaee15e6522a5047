import type { Booking } from '../schema'
import { accountIn, compactIban, isoCents, isoDay, oneLine, referenceOf } from './read-values'
import { unreadable } from './unreadable'
import { elementsAt, leavesOf, textAt, type XmlElement } from './xml-elements'

/** `Ntry`. */
export interface Entry {
  state: 'booked' | 'noted'
  /** Signed cents. */
  amount: number
  bookedOn: string
  /** Empty for outgoing or returned money, and for amounts of 0. */
  bookings: Booking[]
}

/** A mere count of a file's entries, not a reference. */
const COUNTED = /^\d{1,4}$/
/** Where payers or banks may name an order. */
const BESIDES = [['RmtInf', 'Strd'], ['RltdRmtInf'], ['Refs'], ['AddtlTxInf']] as const
const NOTED = /^(?:PDNG|INFO|FUTR)$/

/** @param isStatement an entry without a status counts as booked then @throws ShopError `statement_unreadable` */
export function entryOf(entry: XmlElement, account: string, isStatement: boolean): Entry {
  if (isNoted(entry, isStatement)) return { state: 'noted', amount: 0, bookedOn: '', bookings: [] }
  const direction = needed(entry, 'CdtDbtInd')
  const isIn = direction.text.trim() === 'CRDT'
  if (!isIn && direction.text.trim() !== 'DBIT')
    throw unreadable('element', { line: entry.line, part: entry.name, value: direction.name })
  const amount = centsOf(needed(entry, 'Amt'))
  const date = needed(entry, 'BookgDt')
  const bookedOn = isoDay(bookingDay(entry))
  if (bookedOn === null)
    throw unreadable('day', { line: date.line, part: date.name, value: bookingDay(entry) })
  const isPayment = isIn && amount > 0 && !isReversal(entry)
  return {
    state: 'booked',
    amount: isIn ? amount : -amount,
    bookedOn,
    bookings: isPayment ? bookingsOf(entry, { account, bookedOn, amount }) : [],
  }
}

/** Whether it is only pending. @throws ShopError `statement_unreadable` for any status but booked and pending */
function isNoted(entry: XmlElement, isStatement: boolean): boolean {
  const value = ['Cd', 'Prtry'].map((name) => textAt(entry, 'Sts', name)).find((text) => text !== undefined)
  const status = (value ?? textAt(entry, 'Sts') ?? '').toUpperCase()
  if (NOTED.test(status)) return true
  if (status === 'BOOK' || (status === '' && isStatement)) return false
  throw unreadable('state', { line: entry.line, part: entry.name, value: status })
}

/** Returned money is not a buyer's payment. */
const isReversal = (entry: XmlElement) => ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '')
const bookingDay = (entry: XmlElement) =>
  textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? ''

/** Splits a collective booking if the file states the parts' amounts. */
function bookingsOf(entry: XmlElement, common: Pick<Booking, 'account' | 'bookedOn' | 'amount'>): Booking[] {
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls')
  const parts = details.map(partOf)
  const isSplit = parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === common.amount
  if (!isSplit) return [{ ...common, ...factsOf(entry, details) }]
  return details.map((detail, n) => ({ ...common, amount: parts[n] ?? 0, ...factsOf(entry, [detail]) }))
}

/** 0 if missing or outgoing. */
function partOf(detail: XmlElement): number {
  const amount = elementsAt(detail, 'Amt')[0] ?? elementsAt(detail, 'AmtDtls', 'TxAmt', 'Amt')[0]
  const isOut = textAt(detail, 'CdtDbtInd') === 'DBIT'
  return amount && !isOut && amount.attributes.Ccy === 'EUR' ? (isoCents(amount.text) ?? 0) : 0
}

/** Version 8 nests the name one level deeper. */
function factsOf(entry: XmlElement, details: XmlElement[]): Omit<Booking, 'account' | 'bookedOn' | 'amount'> {
  const first = <T>(pick: (detail: XmlElement) => T | undefined) =>
    details.map(pick).find((value) => value !== undefined)
  const name = first(
    (detail) => textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm') ?? textAt(detail, 'RltdPties', 'Dbtr', 'Nm'),
  )
  const iban = first((detail) => textAt(detail, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN'))
  const bankReference =
    first((detail) => referenceOf(textAt(detail, 'Refs', 'AcctSvcrRef'))) ??
    referenceOf(textAt(entry, 'AcctSvcrRef')) ??
    countless(textAt(entry, 'NtryRef'))
  const endToEndId = first((detail) => referenceOf(textAt(detail, 'Refs', 'EndToEndId')))
  const purpose = joined(
    details.flatMap((detail) => [
      ...elementsAt(detail, 'RmtInf', 'Ustrd'),
      ...elementsAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ]),
  )
  const besides = joined([
    ...details.flatMap((detail) =>
      BESIDES.flatMap((place) => elementsAt(detail, ...place).flatMap(leavesOf)),
    ),
    ...elementsAt(entry, 'AddtlNtryInf'),
  ])
  return {
    name: oneLine(name ?? ''),
    iban: compactIban(iban ?? ''),
    purpose,
    ...(bankReference === undefined ? {} : { bankReference }),
    ...(endToEndId === undefined ? {} : { endToEndId }),
    ...(besides === '' ? {} : { otherText: besides }),
  }
}

const joined = (elements: XmlElement[]) =>
  oneLine(elements.flatMap(({ text }) => referenceOf(text) ?? []).join(' '))

/** The bank's reference of an entry, unless it only counts the entries of the file. */
function countless(text: string | undefined): string | undefined {
  const reference = referenceOf(text)
  return reference !== undefined && COUNTED.test(reference) ? undefined : reference
}

/** @throws ShopError `statement_unreadable` unless in euros */
export function centsOf(element: XmlElement): number {
  const { line, name, text, attributes } = element
  const cents = isoCents(text)
  if (cents === null) throw unreadable('amount', { line, part: name, value: oneLine(text) })
  if (attributes.Ccy !== 'EUR')
    throw unreadable('currency', { line, part: name, value: attributes.Ccy ?? '' })
  return cents
}

/** @throws ShopError `statement_unreadable` if there is none */
export function needed(entry: XmlElement, name: string): XmlElement {
  const [element] = elementsAt(entry, name)
  if (!element) throw unreadable('element', { line: entry.line, part: entry.name, value: name })
  return element
}

export const accountOf = (element: XmlElement) =>
  accountIn(textAt(element, 'Id', 'IBAN') ?? textAt(element, 'Id', 'Othr', 'Id') ?? '')
