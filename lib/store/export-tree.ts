import 'server-only'
import { collections, UNCOPIED } from './rules'
import type { Snapshot } from './store'

const PIECE_LENGTH = 65_536

/** Idempotency keys come first, as Firebase snapshots require. */
const ordered = collections
  .filter((collection) => collection !== UNCOPIED)
  .sort((one, other) => Number(other === 'once') - Number(one === 'once'))

/** The whole tree as the JSON of a Firebase export, in pieces, one entry per line. */
export async function* exportTree(snapshot: Snapshot): AsyncGenerator<string> {
  let piece = '{'
  let isFirst = true
  for (const collection of ordered) {
    let separator = `${isFirst ? '' : ','}\n${JSON.stringify(collection)}: {`
    let end = ''
    for await (const { key, value } of snapshot.entries(collection)) {
      piece += `${separator}\n${JSON.stringify(key)}: ${JSON.stringify(value)}`
      separator = ','
      end = '\n}'
      isFirst = false
      if (piece.length < PIECE_LENGTH) continue
      yield piece
      piece = ''
    }
    piece += end
  }
  yield isFirst ? '{}\n' : `${piece}\n}\n`
}
