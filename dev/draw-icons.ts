import sharp from 'sharp'

/** Background where the picture may be cropped. */
const GROUND = '#79203e'
const FAVICON_SIZES = [16, 32, 48]
/** Android may cut a circle out of the middle four fifths of a maskable icon (W3C, Web Application Manifest). */
const MASKABLE_SCALE = 0.8

/** The icons by path, drawn from the SVG. */
export async function drawIcons(svg: Buffer): Promise<Map<string, Buffer>> {
  const favicons = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({ size, png: await draw(svg, size) })),
  )
  return new Map([
    ['app/favicon.ico', encodeIco(favicons)],
    ['app/apple-icon.png', await drawFilled(svg, 180, 1)],
    ['public/icon-192.png', await draw(svg, 192)],
    ['public/icon-512.png', await draw(svg, 512)],
    ['public/icon-maskable.png', await drawFilled(svg, 512, MASKABLE_SCALE)],
  ])
}

function draw(svg: Buffer, size: number): Promise<Buffer> {
  // Drawn eight times as large and scaled down, which keeps small curves sharp.
  const density = (72 * size * 8) / 64
  return sharp(svg, { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

/** Draws the picture scaled by `scale` on its background, without transparent corners. */
async function drawFilled(svg: Buffer, size: number, scale: number): Promise<Buffer> {
  const inner = Math.round(size * scale)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(await draw(svg, inner))
    .flatten({ background: GROUND })
    .extend({ top: before, left: before, bottom: after, right: after, background: GROUND })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

interface IcoImage {
  /** Width and height, at most 256 pixels. */
  size: number
  png: Buffer
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/**
 * Combines PNG images into an ICO file: a header, one entry per image, then the unchanged images.
 * Format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), PNG entries since Windows Vista.
 */
function encodeIco(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + images.length * ENTRY_BYTES)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    // 256 is written as 0.
    directory.writeUInt8(size % 256, entry)
    directory.writeUInt8(size % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
