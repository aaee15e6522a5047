import { presets } from '@/lib/catalog/catalog'
import { responseOf } from '@/lib/audio/response'
import type { Filter } from '@/lib/audio/filter'
import { curveGeometry } from './curve-geometry'

const peak: Filter[] = [{ type: 'PK', fc: 632, gain: 6, q: 1 }]

/** The corners of the curve itself, in drawing units. */
function cornersOf(path: string): { x: number; y: number }[] {
  const [, first = '', line = ''] = /V(\d+)h90l([^h]+)h90V/.exec(path) ?? []
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number)
  const corners = [{ x: 0, y: Number(first) }]
  for (let index = 0; index < numbers.length; index += 2) {
    const { x, y } = corners.at(-1) ?? { x: NaN, y: NaN }
    corners.push({ x: x + (numbers[index] ?? NaN), y: y + (numbers[index + 1] ?? NaN) })
  }
  return corners
}

describe('curveGeometry', () => {
  it.each([
    ['large', 96],
    ['small', 48],
  ] as const)('draws a %s curve with %i points at whole steps from edge to edge', (variant, count) => {
    const { path, width, height } = curveGeometry(peak, variant)
    const corners = cornersOf(path)
    expect(corners).toHaveLength(count)
    expect(corners[0]?.x).toBe(0)
    expect(corners.at(-1)?.x).toBe(width)
    expect(corners.every(({ y }) => y >= 0 && y <= height)).toBe(true)
    expect(path).not.toContain('.')
  })

  it('draws the response, not another curve', () => {
    const [preset] = presets
    if (!preset) throw new Error('no preset')
    const { path, width, height, gains } = curveGeometry(preset.filters, 'large')
    const [high = 0, low = 0] = [gains[0]?.value, gains.at(-1)?.value]
    const response = responseOf(preset.filters)
    for (const { x, y } of cornersOf(path)) {
      const gain = high - (y / height) * (high - low)
      expect(gain).toBeCloseTo(response(20 * 1000 ** (x / width)), 1)
    }
  })

  it('closes the path along 0 dB, beyond both edges', () => {
    const { path, height } = curveGeometry(peak, 'small')
    const zero = (6 / 15) * height
    expect(path.startsWith(`M-90 ${zero}V`)).toBe(true)
    expect(path.endsWith(`h90V${zero}`)).toBe(true)
  })

  it('has a line every 3 dB, from +9 to −12 dB, so that curves can be compared', () => {
    const values = curveGeometry(peak, 'large').gains.map(({ value }) => value)
    expect(values).toEqual([9, 6, 3, 0, -3, -6, -9, -12])
  })

  it('makes room for a curve that goes further', () => {
    const { gains } = curveGeometry([{ type: 'PK', fc: 632, gain: 13, q: 0.5 }, { type: 'PK', fc: 50, gain: -15, q: 1 }], 'large') // prettier-ignore
    expect(gains[0]).toEqual({ value: 15, at: 0 })
    expect(gains.at(-1)).toEqual({ value: -15, at: 100 })
  })

  it('lets a steep pass leave the picture at −24 dB', () => {
    const { gains, path, height } = curveGeometry([{ type: 'HP', fc: 2000, q: 0.7 }], 'large')
    expect(gains.at(-1)?.value).toBe(-24)
    expect(cornersOf(path)[0]?.y).toBe(height)
  })

  it('shares its scale with what is drawn beside it', () => {
    const loud: Filter[] = [{ type: 'PK', fc: 632, gain: 13, q: 0.5 }]
    const [one, other] = [curveGeometry(peak, 'large', [loud]), curveGeometry(loud, 'large', [peak])]
    expect(one.gains).toEqual(other.gains)
    expect(one.gains[0]?.value).toBe(15)
    expect(one.path).not.toBe(curveGeometry(peak, 'large').path)
  })

  it('keeps the scale of small curves, whatever they do', () => {
    const { gains, path, height } = curveGeometry([{ type: 'PK', fc: 632, gain: 15, q: 0.3 }], 'small')
    expect([gains[0]?.value, gains.at(-1)?.value]).toEqual([6, -9])
    const heights = cornersOf(path).map(({ y }) => y)
    expect(Math.min(...heights)).toBe(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(height)
  })

  it('spaces the frequencies by their ratio', () => {
    const { frequencies } = curveGeometry(peak, 'large')
    const at = (hertz: number) => frequencies.find(({ value }) => value === hertz)?.at
    expect(at(20)).toBe(0)
    expect(at(200)).toBe(33.33)
    expect(at(2000)).toBe(66.67)
    expect(at(20_000)).toBe(100)
  })

  it('keeps the pictures of the start page small', () => {
    for (const { filters } of presets) {
      expect(curveGeometry(filters, 'small').path.length).toBeLessThan(330)
      expect(curveGeometry(filters, 'large').path.length).toBeLessThan(650)
    }
  })
})
