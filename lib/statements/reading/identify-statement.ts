import { createHash } from 'node:crypto'
import { identify, type Identified } from './identify'
import { isArchive, openArchive } from './open-archive'
import { listedWhole, proveDays, type ReadStatement } from './section'
import type { Coverage, StatementFormat } from '../schema'
import { sentenceOf, unreadable } from './unreadable'
import { decodeText } from './file-text'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'

/** Characters. */
const HEAD = 2000

/** The last one counts the others. */
const MOST_WARNINGS = 20

export interface IdentifiedStatement {
  id: string
  format: StatementFormat
  /** As the file names them; '' where it names none. */
  accounts: string[]
  /** Sorted by id, so that neighbours are adjacent in the store, too, which speeds up writing. */
  payments: Identified[]
  coverage: Coverage[]
  /** Bookings left out, and why days do not count as known. */
  warnings: string[]
}

/** A file, or all statements in an archive; blocking, see `readApart`. @throws ShopError `statement_unreadable` */
export async function identifyStatement(bytes: Uint8Array): Promise<IdentifiedStatement> {
  const statements: (ReadStatement & { file: string })[] = []
  for (const file of isArchive(bytes) ? openArchive(bytes) : [bytes])
    statements.push({ ...(await readStatement(file)), file: fileId(file) })
  const [format, ...others] = new Set(statements.map((statement) => statement.format))
  if (format === undefined || others.length > 0) throw unreadable('mixed')
  // Each file separately: files of one day may overlap, and a payment in two of them is one payment.
  const payments = statements.flatMap(({ bookings, sections, file }) =>
    identify(bookings, { file, isWhole: listedWhole(sections) }),
  )
  const byId = new Map(payments.map((payment) => [`${payment.id} ${payment.ownId}`, payment]))
  const { coverage, warnings } = proveDays(statements.flatMap(({ sections }) => sections))
  const named = statements.flatMap(({ bookings, sections }) => [...bookings, ...sections])
  return {
    id: fileId(bytes),
    format,
    accounts: [...new Set(named.map(({ account }) => account))],
    coverage,
    payments: [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    warnings: shortened([...statements.flatMap((statement) => statement.warnings), ...warnings]),
  }
}

const fileId = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

function shortened(warnings: string[]): string[] {
  const different = [...new Set(warnings)]
  const left = different.length - MOST_WARNINGS
  if (left <= 0) return different
  return [...different.slice(0, MOST_WARNINGS), sentenceOf('more', { value: String(left) })]
}

/** Excel until 2003, and Word. */
function isOldOffice([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0
}

/** CAMT, or the CSV of a known bank. @throws ShopError `statement_unreadable`, saying what is wrong and where */
export async function readStatement(bytes: Uint8Array): Promise<ReadStatement> {
  if (isOldOffice(bytes)) throw unreadable('excel')
  const text = decodeText(bytes)
  const [begin] = /\S/.exec(text) ?? []
  if (begin === undefined) throw unreadable('empty')
  const head = text.slice(0, HEAD)
  if (/<OFX>|^OFXHEADER:/m.test(head)) throw unreadable('ofx')
  if (/^%PDF-/.test(head)) throw unreadable('pdf')
  return begin === '<' ? readCamt(text) : readCsv(text)
}
