import { constants, deflateRawSync } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'
import { nextTurn } from './next-turn'

/** Method 8 of the format. */
const DEFLATED = 8

interface ZippedFile {
  name: string
  /** Time of its last change, in ms. */
  at: number
  content: Iterable<Uint8Array>
}

/** `ZipDeflate` keeps 100 KB for each entry; those only stored have their lengths at the end of the zip. */
class DeflatedEntry extends ZipPassThrough {
  override compression = DEFLATED

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, new Uint8Array(deflateRawSync(chunk, { finishFlush })), isLast)
  }
}

/** Holds only the file at hand and a few bytes of each before. At most 65,535 files and 4 GB: no zip64 extension. */
export async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, at, content } of files) {
    const entry = new DeflatedEntry(name)
    entry.mtime = at
    zip.add(entry)
    for (const part of content) {
      await nextTurn()
      entry.push(part)
      yield* pieces.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}
