import fc from 'fast-check'
import { deviationFrom } from '@/lib/audio/deviation'
import { FILTER_LIMITS, MOST_FILTERS } from '@/lib/audio/filter'
import { fileFormats } from '@/lib/audio/formats/file-formats'
import { responseOf } from '@/lib/audio/response'
import list from './autoeq/headsets.json'
import { headsetSchema, type Headset } from './schema'
import { correctionDeviation, correctionOf, muchLifted, withHeadset } from './with-headset'

const headsets = list.map((entry) => headsetSchema.parse(entry))
const peak = (gain: number, q = 1) => ({ type: 'PK' as const, fc: 1000, gain, q })

it('adds a headset’s filters to a preset’s, and nothing without a headset', () => {
  const preset = [peak(3)]
  expect(withHeadset(preset, null)).toBe(preset)
  expect(withHeadset(preset, { filters: [peak(-2), peak(0)] })).toEqual([peak(3), peak(-2)])
})

it('reports where a correction lifts by more than 9 dB', () => {
  expect(muchLifted({ filters: [peak(8.9)] })).toBeNull()
  expect(muchLifted({ filters: [peak(9.1)] })?.gain).toBeCloseTo(9.1)
  expect(muchLifted({ filters: [peak(5), peak(5)] })?.gain).toBeCloseTo(10)
  expect(muchLifted({ filters: [peak(-20)] })).toBeNull()
})

it('splits a gain beyond the limits of programs into two filters, and reports the deviation', () => {
  expect(correctionOf({ filters: [peak(17)] })).toEqual([peak(15), peak(2)])
  expect(correctionOf({ filters: [peak(-17, 12)] })).toEqual([peak(-15, 10), peak(-2, 10)])
  expect(correctionDeviation({ filters: [peak(12)] })).toBe(0)
  const deviation = correctionDeviation({ filters: [peak(17)] })
  expect(deviation).toBeGreaterThan(0)
  expect(deviation).toBeLessThan(0.5)
})

it('deviates by less than 1 dB from each of the program’s own headsets, and mostly not at all', () => {
  const deviations = headsets.map(correctionDeviation)
  expect(Math.max(...deviations)).toBeLessThan(1)
  expect(deviations.filter((deviation) => deviation > 0.05).length).toBeLessThan(10)
})

it('stays within the limits of all programs, and fits into every file with any preset', () => {
  const anyCorrection: fc.Arbitrary<Headset['filters']> = fc.array(
    fc.record({
      type: fc.constantFrom('PK', 'LSC', 'HSC'),
      fc: fc.double({ min: 20, max: 20_000, noNaN: true }),
      gain: fc.double({ min: -30, max: 30, noNaN: true }),
      q: fc.double({ min: 0.05, max: 20, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  const least = Math.min(...fileFormats.map(({ mostFilters }) => mostFilters))
  fc.assert(
    fc.property(anyCorrection, (filters) => {
      const limited = correctionOf({ filters })
      expect(limited.length + MOST_FILTERS).toBeLessThanOrEqual(least)
      for (const { gain, q, fc: hertz } of limited) {
        expect(Math.abs(gain)).toBeLessThanOrEqual(FILTER_LIMITS.gain.max)
        expect(q).toBeGreaterThanOrEqual(FILTER_LIMITS.q.min)
        expect(q).toBeLessThanOrEqual(FILTER_LIMITS.q.max)
        expect(Number.isInteger(hertz)).toBe(true)
      }
    }),
  )
  const [first] = headsets
  if (!first) throw new Error('the data are empty')
  expect(deviationFrom(correctionOf(first), responseOf(first.filters)).max).toBeLessThan(0.01)
})
