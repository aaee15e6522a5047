import 'server-only'
import { decodeText } from './file-text'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'
import { readMt940 } from './read-mt940'
import type { ReadStatement } from './section'
import { unreadable } from './unreadable'

/** Number of characters within which other formats identify themselves. */
const HEAD = 2000

/** Two fields of MT940 at the beginning of lines, possibly after spaces and hyphens. */
const MT940 = [/^(?:\{\d:.*|[-\s\p{Cc}]*:20:)/mu, /^[-\s\p{Cc}]*:(?:25P?|28C?|60[FM]):/mu]

/** Excel until 2003, and Word. */
function isOldOffice([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0
}

/**
 * Reads a bank's statement: CAMT, MT940, or the CSV of a known bank.
 * @throws ShopError `statement_unreadable`, saying what is wrong and where
 */
export async function readStatement(bytes: Uint8Array): Promise<ReadStatement> {
  if (isOldOffice(bytes)) throw unreadable('excel')
  const text = decodeText(bytes)
  const [begin] = /\S/.exec(text) ?? []
  if (begin === undefined) throw unreadable('empty')
  const head = text.slice(0, HEAD)
  if (/<OFX>|^OFXHEADER:/m.test(head)) throw unreadable('ofx')
  if (/^%PDF-/.test(head)) throw unreadable('pdf')
  if (MT940.every((field) => field.test(head))) return readMt940(text)
  return begin === '<' ? readCamt(text) : readCsv(text)
}
