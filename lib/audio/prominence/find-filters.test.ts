import { FILTER_LIMITS } from '../filter'
import { bands } from '../spectrum/bands'
import { beyondLimits, curvePoints, curveShapeOf } from './curve-limits'
import { findFilters } from './find-filters'
import { prominenceOf } from './preset-figures'
import type { Material } from './scene-material'

/** Half a second of noise with all its power between two frequencies. */
const between = (low: number, high: number) =>
  Array.from({ length: 25 }, () =>
    Float64Array.from(bands, ({ from, to }) => Math.max(0, Math.min(to, high) - Math.max(from, low))),
  )

const material: Material = {
  bed: between(100, 500),
  kinds: [{ kind: 'sound', variants: [between(1000, 2000)] }],
}

describe('findFilters', () => {
  const found = findFilters([material], 4)

  it('raises the sound above its bed as far as a curve may go, on the catalogue’s grid', () => {
    const [prominence] = prominenceOf(found, material)
    expect(prominence?.inBed).toBeGreaterThan(10)
    expect(prominence?.inPinkNoise).toBeGreaterThan(3)
    const { rms, peak, atCues } = curveShapeOf(found)
    expect(rms).toBeLessThanOrEqual(5.02)
    expect(peak).toBeLessThanOrEqual(9.02)
    expect(atCues).toBeLessThanOrEqual(3.02)
    for (const filter of found) {
      expect(filter.fc).toBe(Math.round(filter.fc))
      expect(filter.q).toBeCloseTo(Math.round(filter.q * 100) / 100, 10)
      expect(Math.abs(filter.gain)).toBeLessThan(FILTER_LIMITS.gain.max)
    }
  })

  it('is deterministic', () => {
    expect(findFilters([material], 4)).toEqual(found)
  })

  it('leaves out filters that have no effect', () => {
    expect(found.length).toBeGreaterThanOrEqual(1)
    for (const [index] of found.entries()) {
      const [less] = prominenceOf(found.toSpliced(index, 1), material)
      const [all] = prominenceOf(found, material)
      expect(less).not.toEqual(all)
    }
  })

  it('raises the kind of sound that gains least, where there are several', () => {
    const low = { kind: 'low', variants: [between(200, 400)] }
    const high = { kind: 'high', variants: [between(2000, 4000)] }
    const bed = between(50, 100)
    const both = findFilters([{ bed, kinds: [low, high] }], 4)
    const [one, other] = prominenceOf(both, { bed, kinds: [low, high] })
    expect(one?.inBed).toBeGreaterThan(2)
    expect(other?.inBed).toBeGreaterThan(2)
  })
})

describe('limits of a curve', () => {
  const gains = (at: (frequency: number) => number) => Float64Array.from(curvePoints, at)

  it('count how far a curve exceeds them', () => {
    expect(beyondLimits(gains(() => 8.9))).toBe(0)
    expect(beyondLimits(gains(() => 10))).toBeCloseTo(1, 10)
    expect(beyondLimits(gains((frequency) => (frequency < 800 ? -6 : 6)))).toBeCloseTo(1, 1)
    expect(
      beyondLimits(gains((frequency) => (frequency > 7000 && frequency < 7600 ? -5 : 0))),
    ).toBeGreaterThan(1)
  })
})
