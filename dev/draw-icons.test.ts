import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawIcons } from './draw-icons'

/** Of 255; libraries on other machines may round differently. */
const TOLERANCE = 8

/** The size and pixels of each image in a file. */
async function picturesIn(path: string, file: Buffer) {
  const images = path.endsWith('.ico') ? imagesInIco(file) : [file]
  return Promise.all(
    images.map(async (image) => {
      const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return { size: `${info.width}x${info.height}`, pixels: data }
    }),
  )
}

/** Reads the directory of an ICO file as a browser does. */
function imagesInIco(file: Buffer): Buffer[] {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16
    const start = file.readUInt32LE(entry + 12)
    return file.subarray(start, start + file.readUInt32LE(entry + 8))
  })
}

describe('the icons', () => {
  it.each([
    ['app/favicon.ico', ['16x16', '32x32', '48x48']],
    ['app/apple-icon.png', ['180x180']],
    ['public/icon-192.png', ['192x192']],
    ['public/icon-512.png', ['512x512']],
    ['public/icon-maskable.png', ['512x512']],
  ])('%s shows the current logo in %j', async (path, sizes) => {
    const drawn = (await drawIcons(readFileSync('app/icon.svg'))).get(path)
    const expected = await picturesIn(path, drawn ?? Buffer.alloc(0))
    const kept = await picturesIn(path, readFileSync(path))
    expect(kept.map(({ size }) => size)).toEqual(sizes)
    kept.forEach(({ pixels }, index) => {
      const isOther = (value: number, at: number) =>
        Math.abs(value - (expected[index]?.pixels[at] ?? 0)) > TOLERANCE
      expect(pixels.some(isOther)).toBe(false)
    })
  })

  it.each(['app/apple-icon.png', 'public/icon-maskable.png'])(
    '%s leaves no corner transparent',
    async (path) => {
      const { isOpaque } = await sharp(path).stats()
      expect(isOpaque).toBe(true)
    },
  )
})
