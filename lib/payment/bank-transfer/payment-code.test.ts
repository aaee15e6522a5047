import jsQR from 'jsqr'
import { epcPayload, type Transfer } from './bank-transfer'
import type { QrPath } from '@/lib/pictures/qr-path'
import { paymentCodePath } from './payment-code'

const transfer: Transfer = {
  holder: 'Müller & Söhne',
  iban: 'DE02 1203 0000 0000 2020 51',
  amountCents: 998,
  purpose: 'SK-ABCDE-12345',
}

/** The rectangles of a path: `length` modules to the right of (x, y), one high. */
function rectangles(path: string) {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((match) => {
    const [x = 0, y = 0, length = 0] = match.slice(1).map(Number)
    return { x, y, length }
  })
}

/** Paints the code in black on white and reads it with an unrelated decoder. */
function read({ size, path }: QrPath) {
  const scale = 4
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const { x, y, length } of rectangles(path)) {
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + length) * scale; column++) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return jsQR(pixels, width, width)
}

describe('paymentCodePath', () => {
  it('draws a code that can be scanned without errors', () => {
    const payload = epcPayload(transfer)
    expect(read(paymentCodePath(payload))?.data).toBe(payload)
  })

  it('fits the longest allowed text into version 13', () => {
    const longest = 'x'.repeat(331)
    const code = read(paymentCodePath(longest))
    expect(code?.data).toBe(longest)
    expect(code?.version).toBe(13)
  })

  it('refuses a text that needs a larger symbol', () => {
    expect(() => paymentCodePath('x'.repeat(332))).toThrow(RangeError)
  })

  it('has a margin of four light modules', () => {
    const { size, path } = paymentCodePath(epcPayload(transfer))
    const dark = rectangles(path)
    expect(Math.min(...dark.map(({ x }) => x))).toBe(4)
    expect(Math.max(...dark.map(({ x, length }) => x + length))).toBe(size - 4)
    expect(Math.min(...dark.map(({ y }) => y))).toBe(4)
    expect(Math.max(...dark.map(({ y }) => y))).toBe(size - 5)
  })
})
