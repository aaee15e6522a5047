import QRCode, { type QRCodeSegment } from 'qrcode'

/** Width of the blank margin that cameras need, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4
export const LEVEL = { errorCorrectionLevel: 'M' } as const

/** Dark modules in a square view box of `size`, margin included. */
export interface QrPath {
  size: number
  path: string
}

/** @throws Error if it is too long for any symbol; RangeError for one larger than `largest` */
export function qrPath(content: string | QRCodeSegment[], largest = 40): QrPath {
  const { modules, version } = QRCode.create(content, LEVEL)
  if (version > largest) throw new RangeError(`QR version ${version}`)
  const indexes = Array.from({ length: modules.size }, (_, index) => index)
  const isDark = (row: number, column: number) => modules.get(row, column) === 1
  const path = indexes
    .map((row) =>
      rowPath(
        row,
        indexes.filter((column) => isDark(row, column)),
      ),
    )
    .join('')
  return { size: modules.size + 2 * QUIET_ZONE, path }
}

/** Neighbouring dark modules become one rectangle, so that no hairlines show between them. */
function rowPath(row: number, darkColumns: number[]): string {
  const starts = darkColumns.filter((column) => !darkColumns.includes(column - 1))
  const ends = darkColumns.filter((column) => !darkColumns.includes(column + 1))
  return starts
    .map((start, run) => {
      const length = (ends[run] ?? start) - start + 1
      return `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`
    })
    .join('')
}
