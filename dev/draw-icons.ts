import sharp from 'sharp'
import { encodeIco } from './encode-ico'

/** Background for places that crop the picture. */
const GROUND = '#79203e'
const FAVICON_SIZES = [16, 32, 48]
/** Android may cut a circle out of the middle four fifths of a maskable icon (W3C, Web Application Manifest). */
const MASKABLE_SCALE = 0.8

/** The icons that browsers ask for, by path, drawn from the SVG. */
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
  // Drawn eight times as large and scaled down, which keeps small curves clear.
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
