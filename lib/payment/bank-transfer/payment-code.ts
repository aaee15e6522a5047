import QRCode from 'qrcode'
import { LEVEL, qrPath, QUIET_ZONE, type QrPath } from '@/lib/pictures/qr-path'

/** The largest symbol that EPC069-12 allows. */
const MAX_VERSION = 13

/** Sharp on dense screens even at the size of a stamp. */
const PIXELS_PER_MODULE = 8

/** As EPC069-12 requires. @throws RangeError if it needs a symbol larger than version 13 */
export function paymentCodePath(payload: string): QrPath {
  return qrPath(segmentsOf(payload), MAX_VERSION)
}

/** Dark on light with its margin, for where an SVG cannot be shown. */
export function paymentCodePng(payload: string): Promise<Uint8Array> {
  return QRCode.toBuffer(segmentsOf(payload), { ...LEVEL, margin: QUIET_ZONE, scale: PIXELS_PER_MODULE })
}

function segmentsOf(payload: string): QRCode.QRCodeByteSegment[] {
  return [{ data: new TextEncoder().encode(payload), mode: 'byte' }]
}
