import 'server-only'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { ShopError } from '@/lib/core/errors'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import { tFields } from '@/messages/texts'
import { LARGEST_PICTURE, type EncodedPicture } from './schema'

/** In bytes. */
export const LARGEST_UPLOAD = 8 * 1024 * 1024
/** A photo of 24 million pixels fits. Decoded, more would take too much memory. */
const MOST_PIXELS = 25_000_000
const LONGEST_SECONDS = 20
/** Background of transparent parts, which JPEG does not support: the paper colour of the shop's pages. */
const PAPER = '#f6f2e9'
/** Tried in turn; if even the last is too large, the picture is made smaller. */
const QUALITIES = [82, 68, 54]
const LARGEST_STEP = 0.8
const MOST_ROUNDS = 6

interface PictureFrame {
  /** In pixels. */
  width: number
  height: number
  /** `inside`: keeps its shape, and is never enlarged; `cover`: cropped to the frame. */
  fit: 'inside' | 'cover'
  /** Shortest side of an upload, in pixels. */
  smallest: number
}

export const pictureFrames = {
  /** On a partner's page. */
  stage: { width: 960, height: 960, fit: 'inside', smallest: 200 },
  /** For links that people share: the size that social networks show uncropped. */
  shared: { width: 1200, height: 630, fit: 'cover', smallest: 315 },
} as const satisfies Record<string, PictureFrame>

type Refusal =
  'picture_empty' | 'picture_type' | 'picture_moving' | 'picture_pixels' | 'picture_small' | 'picture_broken'

/**
 * A JPEG of at most 64 KB, encoded from the decoded pixels, so that no location, camera, comment or colour profile
 * survives. One at a time, off the thread that answers requests. @throws ShopError `invalid_input` at `picture`
 */
export function encodePicture(bytes: Uint8Array, frame: PictureFrame): Promise<EncodedPicture> {
  const isKnown = bytes.length > 0 && hasKnownType(bytes)
  if (!isKnown) throw refused(bytes.length === 0 ? 'picture_empty' : 'picture_type')
  return inTurn('picture', async () => {
    const drawn = await draw(bytes, frame, 'error')
      .catch((cause: unknown) => {
        if (cause instanceof ShopError || !isJpeg(bytes)) throw cause
        return draw(Buffer.concat([bytes, JPEG_END]), frame, 'warning')
      })
      .catch((cause: unknown) => {
        if (cause instanceof ShopError) throw cause
        log().info({ error: cause }, 'picture refused')
        throw refused('picture_broken')
      })
    const { data, width, height } = await compress(drawn)
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    return { picture: { hash, width, height }, content: { hash, data: data.toString('base64') } }
  })
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff
/** A JPEG without its end marker (ISO/IEC 10918-1, B.1.1.3) may be whole; if not, the decoder warns. */
const JPEG_END = Buffer.from([0xff, 0xd9])

/** By the first bytes, not by a name, so that decoders of other formats never see a file. */
function hasKnownType(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') || head.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(head)
  )
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function draw(
  bytes: Uint8Array,
  { width, height, fit, smallest }: PictureFrame,
  failOn: 'error' | 'warning',
): Promise<Pixels> {
  const about = await sharp(bytes, { limitInputPixels: false, autoOrient: true }).metadata()
  if (about.width * about.height > MOST_PIXELS) throw refused('picture_pixels')
  if ((about.pages ?? 1) > 1) throw refused('picture_moving')
  if (Math.min(about.width, about.height) < smallest) throw refused('picture_small', smallest)
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn, autoOrient: true })
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function compress({ data, info }: Pixels) {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let scale = 1
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [width, height] = [Math.round(info.width * scale), Math.round(info.height * scale)]
    let size = 0
    for (const quality of QUALITIES) {
      const form = sharp(data, { raw }).resize(width, height)
      const jpeg = await form.jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.length <= LARGEST_PICTURE) return { data: jpeg, width, height }
      size = jpeg.length
    }
    // The file size is roughly proportional to the number of pixels.
    scale *= Math.min(LARGEST_STEP, Math.sqrt(LARGEST_PICTURE / size))
  }
  throw refused('picture_broken')
}

/** @param side in pixels, which the sentence may name */
function refused(problem: Refusal, side = 0): ShopError {
  return new ShopError('invalid_input', { fields: { picture: tFields(problem, { side }) } })
}
