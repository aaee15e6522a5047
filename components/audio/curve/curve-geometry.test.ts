import { programCatalog } from '@/lib/catalog/program-catalog'
import { responseOf } from '@/lib/audio/response'
import type { Filter } from '@/lib/audio/filter'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { curveGeometry } from './curve-geometry'
import type { CurveVariant } from './curve-sizes'
import { pointOf, readPath, slopesOf } from '../testing/read-path'

const { presets } = programCatalog

const peak: Filter[] = [{ type: 'PK', fc: 632, gain: 6, q: 1 }]

const variants = ['stage', 'large', 'small'] as const
/** dB; a pixel of the largest picture is more. */
const VISIBLE = 0.1

/** How far a drawn curve is from what it draws, at most, in dB. */
function deviationOf(filters: readonly Filter[], variant: CurveVariant): number {
  const { path, width, height, gains } = curveGeometry(filters, variant)
  const [high = 0, low = 0] = [gains[0]?.value, gains.at(-1)?.value]
  const response = responseOf(filters)
  const deviations = readPath(path).flatMap((cubic) =>
    Array.from({ length: 21 }, (_, index) => {
      const { x, y } = pointOf(cubic, index / 20)
      return Math.abs(high - (y / height) * (high - low) - response(20 * 1000 ** (x / width)))
    }),
  )
  return Math.max(...deviations)
}

describe('curveGeometry', () => {
  it.each(variants)('draws the response precisely over its whole range in a %s picture', (variant) => {
    for (const { filters } of presets) expect(deviationOf(filters, variant)).toBeLessThan(VISIBLE)
    const narrow: Filter[] = [{ type: 'PK', fc: 8000, gain: -15, q: 10 }]
    expect(deviationOf(narrow, variant)).toBeLessThan(VISIBLE)
  })

  it.each(variants)('draws a %s curve from edge to edge, without a kink', (variant) => {
    for (const { filters } of presets) {
      const { path, width } = curveGeometry(filters, variant)
      const cubics = readPath(path)
      expect(cubics[0]?.[0].x).toBe(0)
      expect(cubics.at(-1)?.[3].x).toBe(width)
      const slopes = cubics.map(slopesOf)
      slopes.slice(1).forEach(([start], index) => {
        expect(Math.abs(start - (slopes[index]?.[1] ?? NaN))).toBeLessThan(0.08)
      })
      expect(path).not.toContain('.')
    }
  })

  it('closes the path along 0 dB, beyond both edges', () => {
    const { path, height } = curveGeometry(peak, 'small')
    const zero = (6 / 21) * height
    expect(path.startsWith(`M-90 ${zero}V`)).toBe(true)
    expect(path.endsWith(`h90V${zero}`)).toBe(true)
  })

  it('has a line every 3 dB, from +9 to −12 dB, so that curves can be compared', () => {
    const values = curveGeometry(peak, 'large').gains.map(({ value }) => value)
    expect(values).toEqual([9, 6, 3, 0, -3, -6, -9, -12])
  })

  it('extends the scale for a curve that exceeds it', () => {
    const { gains } = curveGeometry([{ type: 'PK', fc: 632, gain: 13, q: 0.5 }, { type: 'PK', fc: 50, gain: -15, q: 1 }], 'large') // prettier-ignore
    expect(gains[0]).toEqual({ value: 15, at: 0 })
    expect(gains.at(-1)).toEqual({ value: -15, at: 100 })
  })

  it('ends the scale at −24 dB for a steep pass filter', () => {
    const { gains, path, height } = curveGeometry([{ type: 'HP', fc: 2000, q: 0.7 }], 'large')
    expect(gains.at(-1)?.value).toBe(-24)
    expect(readPath(path)[0]?.[0].y).toBeGreaterThan(height)
  })

  it('uses the same scale for curves that are drawn together', () => {
    const loud: Filter[] = [{ type: 'PK', fc: 632, gain: 13, q: 0.5 }]
    const [one, other] = [curveGeometry(peak, 'large', [loud]), curveGeometry(loud, 'large', [peak])]
    expect(one.gains).toEqual(other.gains)
    expect(one.gains[0]?.value).toBe(15)
    expect(one.path).not.toBe(curveGeometry(peak, 'large').path)
  })

  it('keeps the scale of small pictures fixed', () => {
    const { gains } = curveGeometry([{ type: 'PK', fc: 632, gain: 15, q: 0.3 }], 'small')
    expect([gains[0]?.value, gains.at(-1)?.value]).toEqual([6, -15])
  })

  it('holds every preset’s curve, from 40 Hz on, in a small picture', () => {
    for (const { filters } of presets) {
      const { gains } = curveGeometry(filters, 'small')
      const shown = logarithmicGrid(96)
        .filter((frequency) => frequency >= 40)
        .map(responseOf(filters))
      expect(Math.max(...shown)).toBeLessThanOrEqual(gains[0]?.value ?? NaN)
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(gains.at(-1)?.value ?? NaN)
    }
  })

  it('spaces the frequencies logarithmically', () => {
    const { frequencies } = curveGeometry(peak, 'large')
    const at = (hertz: number) => frequencies.find(({ value }) => value === hertz)?.at
    expect(at(20)).toBe(0)
    expect(at(200)).toBe(33.33)
    expect(at(2000)).toBe(66.67)
    expect(at(20_000)).toBe(100)
  })

  it('keeps the paths of all presets short', () => {
    for (const { filters } of presets) {
      expect(curveGeometry(filters, 'small').path.length).toBeLessThan(350)
      expect(curveGeometry(filters, 'large').path.length).toBeLessThan(450)
    }
  })
})
