import { decodeText } from './file-text'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'
import type { ReadStatement } from './section'
import { unreadable } from './unreadable'

/** Characters. */
const HEAD = 2000

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
