import jsqr from 'jsqr'
import sharp from 'sharp'
import { qrCode } from './qr-code'

const LINK = 'https://spielklang.example/p/NOVA10/tarkov-stille-sohle?sub=video-7'

describe('qrCode', () => {
  it.each(['svg', 'png'] as const)('can be scanned (%s)', async (format) => {
    const picture = Buffer.from(await qrCode(LINK, format))
    const { data, info } = await sharp(picture)
      .resize(600, 600, { kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(LINK)
  })

  it('has a margin of four modules', async () => {
    const svg = await qrCode(LINK, 'svg')
    // Version 5, which holds up to 84 bytes at level M, has 37 modules.
    expect(svg).toContain('viewBox="0 0 45 45"')
    const { width, height } = await sharp(Buffer.from(await qrCode(LINK, 'png'))).metadata()
    expect([width, height]).toEqual([1024, 1024])
  })
})
