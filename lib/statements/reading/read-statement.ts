import 'server-only'
import { decodeText } from './file-text'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'
import { readMt940 } from './read-mt940'
import type { ReadStatement } from '../schema'
import { unreadable } from './unreadable'

/** Where other formats identify themselves, in characters. */
const HEAD = 2000

/**
 * Reads a bank's statement: CAMT, MT940, or the CSV of a known bank.
 * @throws ShopError `statement_unreadable`, saying what is wrong and where
 */
export async function readStatement(bytes: Uint8Array): Promise<ReadStatement> {
  const text = decodeText(bytes)
  const [begin] = /\S/.exec(text) ?? []
  if (begin === undefined) throw unreadable('empty')
  const head = text.slice(0, HEAD)
  if (/<OFX>|^OFXHEADER:/m.test(head)) throw unreadable('ofx')
  if (/^(?:\{1:.*|:20:)/m.test(head) && /^:2[58]C?:/m.test(head)) return readMt940(text)
  return begin === '<' ? readCamt(text) : readCsv(text)
}
