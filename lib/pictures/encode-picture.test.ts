import sharp from 'sharp'
import { encodePicture, pictureFrames } from './encode-picture'
import { LARGEST_PICTURE } from './schema'

const SOMEWHERE = {
  IFD0: { Artist: 'Nora Vandal', ImageDescription: 'Zuhause' },
  IFD3: { GPSLatitude: '52/1 31/1 0/1' },
}

/** A picture of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
/** A picture that hardly becomes smaller. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
      background: '#000',
    },
  })

const encode = async (bytes: Uint8Array, frame: keyof typeof pictureFrames = 'stage') => {
  const { picture, content } = await encodePicture(bytes, pictureFrames[frame])
  return { picture, jpeg: Buffer.from(content.data, 'base64'), content }
}
const problemOf = async (bytes: Uint8Array) => {
  const error: unknown = await encode(bytes).catch((error: unknown) => error)
  return error
}

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('becomes a JPEG, from a %s', async (format) => {
    const { picture, jpeg, content } = await encode(await plain(640, 480).toFormat(format).toBuffer())
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 })
    expect(picture).toEqual({ hash: content.hash, width: 640, height: 480 })
  })

  it('loses all metadata of the original file', async () => {
    const photo = await plain(400, 300).withExif(SOMEWHERE).withIccProfile('p3').jpeg().toBuffer()
    expect(photo.includes('Nora Vandal')).toBe(true)
    const { jpeg } = await encode(photo)
    const { exif, icc, xmp, iptc } = await sharp(jpeg).metadata()
    expect({ exif, icc, xmp, iptc }).toEqual({})
    expect(jpeg.includes('Nora')).toBe(false)
  })

  it('is rotated upright by its EXIF orientation', async () => {
    const { picture } = await encode(await plain(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(picture).toMatchObject({ width: 300, height: 400 })
  })

  it('is scaled to fit a partner’s page, and cropped to fit link previews', async () => {
    const large = await plain(3000, 2000).png().toBuffer()
    expect((await encode(large)).picture).toMatchObject({ width: 960, height: 640 })
    expect((await encode(large, 'shared')).picture).toMatchObject({ width: 1200, height: 630 })
  })

  it.each(['stage', 'shared'] as const)('has at most 64 KB, even of noise, as %s', async (frame) => {
    const { jpeg } = await encode(await noise(1600, 1600).png().toBuffer(), frame)
    expect(jpeg.length).toBeLessThanOrEqual(LARGEST_PICTURE)
  })

  it('has a paper-coloured background where the original is transparent', async () => {
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    const { jpeg } = await encode(await clear.png().toBuffer())
    const { dominant } = await sharp(jpeg).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  it('has the same hash for the same file, and another for another', async () => {
    const [one, other] = [await plain(300, 300).png().toBuffer(), await noise(300, 300).png().toBuffer()]
    const [first, again, third] = [await encode(one), await encode(one), await encode(other)]
    expect(again.picture.hash).toBe(first.picture.hash)
    expect(third.picture.hash).not.toBe(first.picture.hash)
  })
})

describe('a file is refused', () => {
  const refusals: [what: string, bytes: () => Promise<Uint8Array> | Uint8Array, sentence: RegExp][] = [
    ['that is empty', () => new Uint8Array(), /leer/],
    ['that is a page', () => Buffer.from('<html><body>png</body></html>'), /kein PNG, JPEG oder WebP/],
    ['that is an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /kein PNG/],
    ['that is a GIF', () => plain(300, 300).gif().toBuffer(), /kein PNG/],
    ['that is an AVIF', () => plain(300, 300).avif().toBuffer(), /kein PNG/],
    ['that only begins like a picture', () => Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1'), /lesen/],
    ['that moves', movingPicture, /bewegt sich/],
    ['that is too small', () => plain(199, 800).png().toBuffer(), /mindestens 200 Pixel/],
    ['that is far larger unpacked', () => plain(9000, 9000).png().toBuffer(), /25 Millionen/],
  ]
  it.each(refusals)('%s', async (_, bytes, sentence) => {
    expect(await problemOf(await bytes())).toMatchObject({
      code: 'invalid_input',
      fields: { picture: expect.stringMatching(sentence) },
    })
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'unless all its pixels are there, wherever it is cut off: %s',
    async (format) => {
      const whole = await noise(300, 260).toFormat(format).toBuffer()
      const all = await encode(whole)
      for (const cut of [
        1,
        2,
        3,
        4,
        8,
        13,
        100,
        1000,
        whole.length / 2,
        whole.length - 300,
        whole.length - 13,
      ]) {
        const outcome = await encode(whole.subarray(0, Math.floor(whole.length - cut))).catch(
          (error: unknown) => error,
        )
        if (outcome instanceof Error)
          expect(outcome).toMatchObject({
            code: 'invalid_input',
            fields: { picture: expect.stringMatching(/lesen/) },
          })
        else expect(outcome).toEqual(all)
      }
    },
  )

  it.each([1, 2])('not for a JPEG that lacks the last %d bytes, which are its end marker', async (cut) => {
    const whole = await noise(400, 300).jpeg().toBuffer()
    expect(await encode(whole.subarray(0, whole.length - cut))).toEqual(await encode(whole))
  })
})

async function movingPicture(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}
