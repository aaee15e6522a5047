import 'server-only'
import { compactIban, isoCents, isoDay, oneLine } from './read-values'
import type { Booking, ReadStatement } from './schema'
import { unreadable } from './unreadable'
import { elementsAt, readElements, textAt, type XmlElement } from './xml-elements'

/** The versions that German banks send: 2 until November 2025, and 8 since (DFÜ-Abkommen, Anlage 3). */
const NAMESPACES = ['02', '08'].map((version) => `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`)
/** What stands for a reference that there is not. */
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|)$/i

/**
 * The booked incoming payments of a statement in CAMT.053 (ISO 20022, Bank to Customer Statement), version 2 or 8. What one
 * booking collects is taken apart where the file says the parts' amounts.
 * @throws ShopError `statement_unreadable`
 */
export async function readCamt(text: string): Promise<ReadStatement> {
  const bookings: Booking[] = []
  let account = ''
  await readElements(text, {
    wanted: ['Stmt/Acct', 'Stmt/Ntry'],
    onRoot: ({ name, uri, line }) => {
      if (name !== 'Document' || !NAMESPACES.includes(uri)) {
        throw unreadable('version', { line, part: name, value: uri })
      }
    },
    onElement: (element) => {
      if (element.name === 'Acct') account = accountOf(element)
      else bookings.push(...bookingsOf(element, account))
    },
  })
  return { format: 'camt.053', bookings }
}

function accountOf(element: XmlElement): string {
  return compactIban(textAt(element, 'Id', 'IBAN') ?? textAt(element, 'Id', 'Othr', 'Id') ?? '')
}

function bookingsOf(entry: XmlElement, account: string): Booking[] {
  const state = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')
  if (needed(entry, 'CdtDbtInd').text.trim() !== 'CRDT' || state !== 'BOOK') return []
  const amount = centsOf(needed(entry, 'Amt'))
  if (amount === 0) return []
  const date = needed(entry, 'BookgDt')
  const day = textAt(date, 'Dt') ?? textAt(date, 'DtTm') ?? ''
  const bookedOn = isoDay(day)
  if (bookedOn === null) throw unreadable('day', { line: date.line, part: date.name, value: day })

  const common = { account, bookedOn }
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls')
  const parts = details.map(partOf)
  const isSplit = parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === amount
  const reference = referenceOf(textAt(entry, 'AcctSvcrRef'))
  if (isSplit)
    return details.map((detail, n) => ({ ...common, amount: parts[n] ?? 0, ...factsOf([detail], reference) }))
  return [{ ...common, amount, ...factsOf(details, reference) }]
}

/** The cents of a part of a booking; 0 if they are not said, or go out. */
function partOf(detail: XmlElement): number {
  const amount = elementsAt(detail, 'Amt')[0] ?? elementsAt(detail, 'AmtDtls', 'TxAmt', 'Amt')[0]
  const isOut = textAt(detail, 'CdtDbtInd') === 'DBIT'
  return amount && !isOut && amount.attributes.Ccy === 'EUR' ? (isoCents(amount.text) ?? 0) : 0
}

/** Who has paid what for. Version 8 has the name one level deeper. */
function factsOf(
  details: XmlElement[],
  ofEntry: string | undefined,
): Pick<Booking, 'name' | 'iban' | 'purpose' | 'bankReference'> {
  const first = <T>(pick: (detail: XmlElement) => T | undefined) =>
    details.map(pick).find((value) => value !== undefined)
  const name = first(
    (detail) => textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm') ?? textAt(detail, 'RltdPties', 'Dbtr', 'Nm'),
  )
  const iban = first((detail) => textAt(detail, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN'))
  const bankReference = first((detail) => referenceOf(textAt(detail, 'Refs', 'AcctSvcrRef'))) ?? ofEntry
  const purposes = details.flatMap((detail) => [
    ...elementsAt(detail, 'RmtInf', 'Ustrd'),
    ...elementsAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
  ])
  return {
    name: oneLine(name ?? ''),
    iban: compactIban(iban ?? ''),
    purpose: oneLine(purposes.map(({ text }) => text).join(' ')),
    ...(bankReference === undefined ? {} : { bankReference }),
  }
}

function referenceOf(text = ''): string | undefined {
  return NO_REFERENCE.test(text) ? undefined : oneLine(text)
}

function centsOf(element: XmlElement): number {
  const { line, name, text, attributes } = element
  const cents = isoCents(text)
  if (cents === null) throw unreadable('amount', { line, part: name, value: oneLine(text) })
  if (attributes.Ccy !== 'EUR')
    throw unreadable('currency', { line, part: name, value: attributes.Ccy ?? '' })
  return cents
}

/** @throws ShopError `statement_unreadable` if there is none */
function needed(entry: XmlElement, name: string): XmlElement {
  const [element] = elementsAt(entry, name)
  if (!element) throw unreadable('element', { line: entry.line, part: entry.name, value: name })
  return element
}
