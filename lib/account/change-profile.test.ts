import fc from 'fast-check'
import sharp from 'sharp'
import { checkAvatar, pictureSize } from './change-profile'
import { avatarKeys, avatarSchema } from './schema'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#445566' } })
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`
const fieldOf = (given: string) => {
  try {
    checkAvatar(given)
    return 'taken'
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields?.avatar
  }
}
const TYPE = 'Erlaubt sind die Bilder zur Auswahl und eigene Bilder als PNG, JPEG oder WebP.'
const SIZE = 'Das Bild ist zu groß: höchstens 64 KiB und 1024 × 1024 Pixel.'

describe('checkAvatar', () => {
  it('accepts built-in avatars and small PNG, JPEG and WebP uploads', async () => {
    for (const key of avatarKeys) expect(checkAvatar(key)).toBe(key)
    for (const type of ['png', 'jpeg', 'webp'] as const) {
      const given = dataUrl(type, await picture(256, 200).toFormat(type).toBuffer())
      expect(avatarSchema.parse(checkAvatar(given))).toBe(given)
    }
  })

  it('rejects other file types, and contents that do not match the stated type', async () => {
    const png = await picture(8, 8).png().toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const given of [
      '',
      'unknown',
      'https://evil.example/a.png',
      'javascript:alert(1)',
      dataUrl('svg+xml', svg),
      dataUrl('png', svg),
      dataUrl('jpeg', png),
      dataUrl('gif', Buffer.from('GIF89a')),
      dataUrl('png', png.subarray(0, 12)),
      `${dataUrl('png', png)}"><script>`,
      `data:text/html;base64,${png.toString('base64')}`,
    ]) {
      expect(fieldOf(given)).toBe(TYPE)
    }
  })

  it('rejects pictures over 64 KiB or 1024 × 1024 pixels, including decompression bombs', async () => {
    const bomb = await picture(8, 8).png().toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    expect(fieldOf(dataUrl('png', bomb))).toBe(SIZE)
    expect(fieldOf(dataUrl('png', await picture(1_025, 1).png().toBuffer()))).toBe(SIZE)
    expect(fieldOf(dataUrl('png', await picture(1_024, 1_024).png().toBuffer()))).toBe('taken')
    const small = await picture(8, 8).png().toBuffer()
    expect(fieldOf(dataUrl('png', Buffer.concat([small, Buffer.alloc(65_537 - small.length)])))).toBe(SIZE)
    expect(fieldOf(dataUrl('png', Buffer.concat([small, Buffer.alloc(65_536 - small.length)])))).toBe('taken')
  })
})

describe('pictureSize', () => {
  it('reads type and dimensions of PNG, JPEG and WebP files written by sharp', async () => {
    for (const [width, height] of [
      [1, 1],
      [300, 77],
      [1_024, 640],
    ] as const) {
      const of = async (bytes: Promise<Buffer>) => pictureSize(await bytes)
      const image = picture(width, height)
      expect(await of(image.clone().png().toBuffer())).toEqual({ type: 'png', width, height })
      expect(await of(image.clone().jpeg({ progressive: true }).toBuffer())).toEqual({
        type: 'jpeg',
        width,
        height,
      })
      expect(await of(image.clone().webp().toBuffer())).toEqual({ type: 'webp', width, height })
      expect(await of(image.clone().webp({ lossless: true }).toBuffer())).toEqual({
        type: 'webp',
        width,
        height,
      })
      expect(await of(image.clone().ensureAlpha(0.5).webp().toBuffer())).toEqual({
        type: 'webp',
        width,
        height,
      })
    }
  })

  it('returns a size or null for arbitrary bytes', async () => {
    const starts = ['', '89504e470d0a1a0a', 'ffd8ff', '52494646000000005745425056503858'].map((hex) =>
      Buffer.from(hex, 'hex'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const size = pictureSize(Buffer.concat([start, rest]))
        expect(size === null || Number.isInteger(size.width)).toBe(true)
      }),
    )
  })
})
