import 'server-only'
import QRCode from 'qrcode'

/** Survives a scratched sticker, and has the quiet zone that cameras need (ISO/IEC 18004). */
const FORM = { errorCorrectionLevel: 'M', margin: 4 } as const
const PNG_PIXELS = 1024

export const qrFormats = ['svg', 'png'] as const
export type QrFormat = (typeof qrFormats)[number]

/** Black on white: SVG text, or a PNG of 1024 px. */
export async function qrCode(link: string, format: QrFormat): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === 'svg') return QRCode.toString(link, { ...FORM, type: 'svg' })
  return Uint8Array.from(await QRCode.toBuffer(link, { ...FORM, type: 'png', width: PNG_PIXELS }))
}
