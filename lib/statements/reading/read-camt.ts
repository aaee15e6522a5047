import 'server-only'
import { compactIban, isoCents, isoDay, oneLine } from './read-values'
import type { Booking, Coverage, ReadStatement, StatementFormat } from '../schema'
import { unreadable } from './unreadable'
import { elementsAt, readElements, textAt, type XmlElement } from './xml-elements'

/**
 * German banks sent version 2 until November 2025 and send 8 since (DFÜ-Abkommen, Anlage 3); others send
 * versions in between and later. The elements read here have the same names in all of them, except for the added
 * wrappers `Pty` and `Cd`.
 */
const [FIRST_VERSION, LAST_VERSION] = [2, 14]
/** The message name in a namespace. Some banks use their own, or none. */
const MESSAGE = /(?:camt|pain|pacs)\.\d{3}(?:\.\d{3}(?:\.(\d\d))?)?/
/** Placeholders for a missing reference. */
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|)$/i

/** The messages that tell of bookings, by where these are. */
const bodies = new Map<string, StatementFormat>([
  ['BkToCstmrStmt/Stmt', 'camt.053'],
  ['BkToCstmrAcctRpt/Rpt', 'camt.052'],
  ['BkToCstmrDbtCdtNtfctn/Ntfctn', 'camt.054'],
])
const parts = [...bodies.keys()].map((path) => path.replace(/.*\//, ''))

/**
 * The booked incoming payments of a statement (CAMT.053), of a report during the day (052) or of a notification (054)
 * (ISO 20022, Bank to Customer), versions 2 to 14. Collective bookings are split if the file gives the parts' amounts.
 * Only a statement has all bookings of its days, so the others cover none.
 * @throws ShopError `statement_unreadable`
 */
export async function readCamt(text: string): Promise<ReadStatement> {
  const bookings: Booking[] = []
  const statements: Coverage[] = []
  let madeOn: string | null = null
  let format: StatementFormat | null = null
  await readElements(text, {
    wanted: [
      'GrpHdr/CreDtTm',
      ...['CreDtTm', 'FrToDt', 'Acct', 'Bal', 'Ntry'].flatMap((name) =>
        parts.map((part) => `${part}/${name}`),
      ),
    ],
    onRoot: ({ name, uri, line }) => {
      if (name !== 'Document' || !isStatement(uri)) {
        throw unreadable('version', { line, part: name, value: uri || name })
      }
    },
    onBegin: (path) => {
      const message = bodies.get(path)
      if (message === undefined) return
      format = message
      statements.push({ account: '', until: '', ...(madeOn === null ? {} : { madeOn }) })
    },
    onElement: (element) => {
      const statement = statements.at(-1)
      if (!statement) madeOn = isoDay(element.text)
      else if (element.name === 'Acct') statement.account = accountOf(element)
      else {
        if (element.name === 'Ntry') bookings.push(...bookingsOf(element, statement.account))
        extend(statement, element)
      }
    },
  })
  if (format === null) throw unreadable('element', { part: 'Document', value: 'BkToCstmrStmt/Stmt' })
  const covered = format === 'camt.053' ? statements : []
  return { format, bookings, coverage: covered.filter(({ until }) => until !== '') }
}

function isStatement(uri: string): boolean {
  const [message, version] = MESSAGE.exec(uri) ?? []
  if (message === undefined) return true
  const number = Number(version)
  return /^camt\.05[234]\.001/.test(message) && number >= FIRST_VERSION && number <= LAST_VERSION
}

/** Extends a statement's coverage as far as an element says. */
function extend(statement: Coverage, element: XmlElement): void {
  const days: Record<string, string | undefined> = {
    FrToDt: textAt(element, 'ToDtTm'),
    Bal: isClosing(element) ? (textAt(element, 'Dt', 'Dt') ?? textAt(element, 'Dt', 'DtTm')) : undefined,
    Ntry: isBooked(element) ? bookingDay(element) : undefined,
  }
  const day = isoDay(days[element.name] ?? '')
  if (day !== null && day > statement.until) statement.until = day
  const madeOn = element.name === 'CreDtTm' ? isoDay(element.text) : null
  if (madeOn !== null) statement.madeOn = madeOn
}

const isClosing = (balance: XmlElement) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === 'CLBD'
const isBooked = (entry: XmlElement) => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK'
/** Returned money is not a buyer's payment. */
const isReversal = (entry: XmlElement) => ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '')
const bookingDay = (entry: XmlElement) =>
  textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? ''

function accountOf(element: XmlElement): string {
  return compactIban(textAt(element, 'Id', 'IBAN') ?? textAt(element, 'Id', 'Othr', 'Id') ?? '')
}

function bookingsOf(entry: XmlElement, account: string): Booking[] {
  if (needed(entry, 'CdtDbtInd').text.trim() !== 'CRDT' || isReversal(entry) || !isBooked(entry)) return []
  const amount = centsOf(needed(entry, 'Amt'))
  if (amount === 0) return []
  const date = needed(entry, 'BookgDt')
  const day = bookingDay(entry)
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

/** Cents of a part of a booking; 0 if missing or outgoing. */
function partOf(detail: XmlElement): number {
  const amount = elementsAt(detail, 'Amt')[0] ?? elementsAt(detail, 'AmtDtls', 'TxAmt', 'Amt')[0]
  const isOut = textAt(detail, 'CdtDbtInd') === 'DBIT'
  return amount && !isOut && amount.attributes.Ccy === 'EUR' ? (isoCents(amount.text) ?? 0) : 0
}

/** Payer and purpose. Version 8 nests the name one level deeper. */
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
