import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { accountChanged, saveAvatar } from './data'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, avatarSchema, type Avatar } from './schema'
import { signInEngine } from './sign-in/sign-in-engine'

/** A built-in key, or a data URL whose bytes fit its type and the limits. @throws ShopError `invalid_input` */
export function checkAvatar(given: string): Avatar {
  const parsed = avatarSchema.safeParse(given)
  if (!parsed.success) throw refusal(isTooLong(given) ? 'avatar_too_large' : 'avatar_type')
  const [, declared, base64] = /^data:image\/(\w+);base64,(.+)$/.exec(parsed.data) ?? []
  if (declared === undefined || base64 === undefined) return parsed.data
  const bytes = Buffer.from(base64, 'base64')
  const size = pictureSize(bytes)
  const isCanonical = bytes.toString('base64') === base64
  if (!isCanonical || size?.type !== declared) throw refusal('avatar_type')
  const isWithin = (length: number) => length > 0 && length <= AVATAR_MAX_PIXELS
  const isSmall = bytes.length <= AVATAR_MAX_BYTES && isWithin(size.width) && isWithin(size.height)
  if (!isSmall) throw refusal('avatar_too_large')
  return parsed.data
}

const isTooLong = (given: string) =>
  /^data:image\/(png|jpeg|webp);base64,/.test(given) && given.length > (AVATAR_MAX_BYTES * 4) / 3

function refusal(reason: 'avatar_type' | 'avatar_too_large'): ShopError {
  return new ShopError('invalid_input', { fields: { avatar: tFields(reason) } })
}

/** @throws ShopError `invalid_input` */
export async function changeAvatar(store: Store, uid: string, given: string): Promise<void> {
  await saveAvatar(store, uid, checkAvatar(given))
}

/** '' clears the name. Open pages update at once. */
export async function changeName(store: Store, uid: string, name: string): Promise<void> {
  await signInEngine(store).rename(uid, name, accountChanged(uid))
}

interface PictureSize {
  type: 'png' | 'jpeg' | 'webp'
  width: number
  height: number
}

/** From the header, in pixels; PNG (https://www.w3.org/TR/png-3/), JPEG (ITU-T T.81), WebP (RFC 9649), else null. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    return pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes)
  } catch {
    // The header is truncated.
    return null
  }
}

function pngSize(bytes: Buffer): PictureSize | null {
  const isPng =
    bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' && bytes.toString('latin1', 12, 16) === 'IHDR'
  return isPng ? { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null
}

/** Walks the markers up to the frame header: C0 to CF, except the tables C4, C8 and CC. */
function jpegSize(bytes: Buffer): PictureSize | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return null
}

function webpSize(bytes: Buffer): PictureSize | null {
  const text = (start: number) => bytes.toString('latin1', start, start + 4)
  if (text(0) !== 'RIFF' || text(8) !== 'WEBP') return null
  switch (text(12)) {
    case 'VP8X':
      return { type: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      if (bytes.readUInt8(20) !== 0x2f) return null
      const packed = bytes.readUInt32LE(21)
      return { type: 'webp', width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null
      return { type: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return null
  }
}
