import QRCode from 'qrcode'

/** Width of the blank margin that cameras need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** The largest symbol that EPC069-12 allows. */
const MAX_VERSION = 13

const LEVEL = { errorCorrectionLevel: 'M' } as const

/** Dark modules in a square view box of `size`, margin included. */
export interface PaymentCode {
  size: number
  path: string
}

/** Sharp on dense screens even at the size of a stamp. */
const PIXELS_PER_MODULE = 8

/** As EPC069-12 requires. @throws RangeError if it needs a symbol larger than version 13 */
export function paymentCodePath(payload: string): PaymentCode {
  const { modules, version } = QRCode.create(segmentsOf(payload), LEVEL)
  if (version > MAX_VERSION) throw new RangeError(`QR version ${version}`)
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

/** Dark on light with its margin, for where an SVG cannot be shown. */
export function paymentCodePng(payload: string): Promise<Uint8Array> {
  return QRCode.toBuffer(segmentsOf(payload), { ...LEVEL, margin: QUIET_ZONE, scale: PIXELS_PER_MODULE })
}

function segmentsOf(payload: string): QRCode.QRCodeByteSegment[] {
  return [{ data: new TextEncoder().encode(payload), mode: 'byte' }]
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
