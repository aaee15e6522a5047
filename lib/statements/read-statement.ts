import 'server-only'
import { decodeText } from './decode-text'
import { readCamt } from './read-camt'
import { readCsv } from './read-csv'
import type { ReadStatement } from './schema'
import { unreadable } from './unreadable'

/**
 * Reads a bank's statement: CAMT.053, or the CSV of a bank that the shop knows.
 * @throws ShopError `statement_unreadable`, which says what is wrong and where
 */
export async function readStatement(bytes: Uint8Array): Promise<ReadStatement> {
  const text = decodeText(bytes)
  const [begin] = /\S/.exec(text) ?? []
  if (begin === undefined) throw unreadable('empty')
  if (text.startsWith('PK\u0003\u0004')) throw unreadable('zip')
  return begin === '<' ? readCamt(text) : readCsv(text)
}
