import 'server-only'
import { accountOf, centsOf, entryOf, needed } from './camt-entry'
import { isoDay } from './read-values'
import type { StatementFormat } from '../schema'
import { newSection, widen, type Balance, type ReadStatement, type Section } from './section'
import { readOrLeaveOut, unreadable } from './unreadable'
import { elementsAt, readElements, textAt, type XmlElement } from './xml-elements'

/**
 * German banks sent version 2 until November 2025 and send 8 since (DFÜ-Abkommen, Anlage 3); others send versions
 * between and later. Elements read here are named alike in all, except for the added wrappers `Pty` and `Cd`.
 */
const [FIRST_VERSION, LAST_VERSION] = [2, 14]
/** Some banks use their own namespace, or none. */
const MESSAGE = /(?:camt|pain|pacs)\.\d{3}(?:\.\d{3}(?:\.(\d\d))?)?/

const bodies = new Map<string, StatementFormat>([
  ['BkToCstmrStmt/Stmt', 'camt.053'],
  ['BkToCstmrAcctRpt/Rpt', 'camt.052'],
  ['BkToCstmrDbtCdtNtfctn/Ntfctn', 'camt.054'],
])
const parts = [...bodies.keys()].map((path) => path.replace(/.*\//, ''))
const WANTED = ['Id', 'CreDtTm', 'FrToDt', 'StmtPgntn', 'Acct', 'Bal', 'Ntry']

interface Open {
  section: Section
  /** '' until an element names it. */
  currency: string
}

/**
 * The booked incoming payments of a statement (CAMT.053), a report during the day (052) or a notification (054) (ISO
 * 20022, Bank to Customer), versions 2 to 14. Unreadable entries are reported; other currencies and pending entries
 * ignored. Only statements have all bookings of their days, so the others have no sections.
 * @throws ShopError `statement_unreadable`
 */
export async function readCamt(text: string): Promise<ReadStatement> {
  const statements: Open[] = []
  const read: ReadStatement = { format: 'camt.053', bookings: [], sections: [], warnings: [] }
  let madeOn = ''
  let format: StatementFormat | null = null
  await readElements(text, {
    wanted: ['GrpHdr/CreDtTm', ...WANTED.flatMap((name) => parts.map((part) => `${part}/${name}`))],
    onRoot: ({ name, uri, line }) => {
      if (name !== 'Document' || !isStatement(uri)) {
        throw unreadable('version', { line, part: name, value: uri || name })
      }
    },
    onBegin: (path) => {
      const message = bodies.get(path)
      if (message === undefined) return
      format = message
      statements.push({ section: newSection({ madeOn, isBalanced: true }), currency: '' })
    },
    onElement: (element) => {
      const open = statements.at(-1)
      if (!open) madeOn = isoDay(element.text) ?? ''
      else take(open, element, read, format === 'camt.053')
    },
  })
  if (format === null) throw unreadable('element', { part: 'Document', value: 'BkToCstmrStmt/Stmt' })
  const own = statements.filter(({ currency }) => currency === '' || currency === 'EUR')
  const [other] = statements
  if (own.length === 0 && other) throw unreadable('currency', { value: other.currency })
  read.format = format
  if (format === 'camt.053') read.sections = own.map(({ section }) => section)
  return read
}

function isStatement(uri: string): boolean {
  const [message, version] = MESSAGE.exec(uri) ?? []
  if (message === undefined) return true
  const number = Number(version)
  return /^camt\.05[234]\.001/.test(message) && number >= FIRST_VERSION && number <= LAST_VERSION
}

function take(open: Open, element: XmlElement, read: ReadStatement, isStatementBody: boolean): void {
  const { section } = open
  const leaveOut = (sentence: string) => {
    read.warnings.push(sentence)
    section.isDamaged = true
  }
  if (element.name === 'Acct') {
    section.account = accountOf(element)
    open.currency = textAt(element, 'Ccy') ?? ''
  } else if (element.name === 'Bal' || element.name === 'Ntry') {
    if (element.name === 'Bal') open.currency ||= elementsAt(element, 'Amt')[0]?.attributes.Ccy ?? ''
    if (open.currency !== 'EUR' && open.currency !== '') return
    readOrLeaveOut(() => {
      if (element.name === 'Bal') takeBalance(section, element)
      else takeEntry(section, element, read, isStatementBody)
    }, leaveOut)
  } else takeHead(section, element)
}

function takeHead(section: Section, element: XmlElement): void {
  if (element.name === 'Id') section.number = element.text.trim()
  else if (element.name === 'CreDtTm') section.madeOn = isoDay(element.text) ?? section.madeOn
  else if (element.name === 'StmtPgntn') {
    section.isFirst = Number(textAt(element, 'PgNb') ?? '1') === 1
    section.isLast = ['true', '1'].includes(textAt(element, 'LastPgInd') ?? '')
  } else {
    const [from, until] = ['FrDtTm', 'ToDtTm'].map((name) => isoDay(textAt(element, name) ?? ''))
    if (from) widen(section, from)
    if (until) widen(section, until)
  }
}

function takeEntry(
  section: Section,
  element: XmlElement,
  read: ReadStatement,
  isStatementBody: boolean,
): void {
  const entry = entryOf(element, section.account, isStatementBody)
  if (entry.state === 'noted') return
  section.sum += entry.amount
  widen(section, entry.bookedOn)
  read.bookings.push(...entry.bookings)
}

/** Only opening balances of the day before or of the period's beginning count, not e.g. the available balance. */
function takeBalance(section: Section, element: XmlElement): void {
  const kind = textAt(element, 'Tp', 'CdOrPrtry', 'Cd')
  if (kind !== 'OPBD' && kind !== 'PRCD' && kind !== 'CLBD') return
  const day = isoDay(textAt(element, 'Dt', 'Dt') ?? textAt(element, 'Dt', 'DtTm') ?? '')
  const { line, name } = element
  if (day === null) throw unreadable('day', { line, part: name, value: needed(element, 'Dt').text.trim() })
  const cents = centsOf(needed(element, 'Amt'))
  const balance: Balance = { day, amount: textAt(element, 'CdtDbtInd') === 'DBIT' ? -cents : cents }
  if (kind === 'CLBD') section.closing = balance
  // The one of the day before says on which day the entries begin.
  else if (kind === 'PRCD' || section.opening === null) section.opening = balance
}
