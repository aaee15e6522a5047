import { EncryptedFileError } from './encrypted-file'

const LINE_BREAK = 0x0a
/** In bytes; longer than any valid first line. */
const LONGEST = 65_536

/**
 * Splits bytes into the first line and the rest.
 * @throws EncryptedFileError `damaged` if there is no line break, or the line is too long
 */
export async function splitFirstLine(
  source: AsyncIterable<Uint8Array>,
): Promise<{ line: string; rest: AsyncIterable<Uint8Array> }> {
  const pieces = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  let end = -1
  while (end === -1) {
    const next = await pieces.next()
    if (next.done === true || start.length > LONGEST) throw new EncryptedFileError('damaged')
    start = Buffer.concat([start, next.value])
    end = start.indexOf(LINE_BREAK)
  }
  async function* rest() {
    yield start.subarray(end + 1)
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value
  }
  return { line: start.toString('utf8', 0, end), rest: rest() }
}
