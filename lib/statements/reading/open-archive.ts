import { unzipSync, type UnzipFileInfo } from 'fflate'
import { unreadable } from './unreadable'

/** Limits for one archive: a year of daily statements, and 20 MB of them. */
const MOST_FILES = 400
const LARGEST = 20_000_000

/** Contents of Excel, LibreOffice and Numbers tables, which are ZIP archives, too. */
const TABLE = /^(?:xl\/|content\.xml$|Index\/.*\.iwa$)/

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/**
 * In the order of their names: banks deliver CAMT as one file per day and account. Ignores anything else.
 * @throws ShopError `statement_unreadable` if it is damaged, too large, a spreadsheet, or contains no statement
 */
export function openArchive(bytes: Uint8Array): Uint8Array[] {
  let size = 0
  let count = 0
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (TABLE.test(name)) throw unreadable('excel')
    if (!/^(?!__MACOSX).*\.(xml|csv|txt|sta|mta|940)$/i.test(name)) return false
    size += originalSize
    count += 1
    if (size > LARGEST || count > MOST_FILES) throw unreadable('heavy')
    return true
  }
  const files = Object.entries(unzipped(bytes, filter)).sort(([one], [other]) => (one < other ? -1 : 1))
  if (files.length === 0) throw unreadable('archive')
  return files.map(([, content]) => content)
}

/** The sizes that an archive declares limit what is unpacked. */
function unzipped(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number')
      throw unreadable('broken')
    throw error
  }
}
