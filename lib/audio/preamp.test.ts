import fc from 'fast-check'
import { highestPoint, loudestPoint, lowestPoint } from './extremes'
import { preampOf } from './preamp'
import { responseOf } from './response'
import { logarithmicGrid } from './frequency-scale'
import { anyFilters } from './testing/arbitraries'
import { peakOf, playedGrids, prototypeSum } from './testing/file-response'
import { autoEqPeak } from './testing/read-autoeq-parametric'
import { easyEffectsPeak } from './testing/read-easyeffects'
import { equalizerApoPeak } from './testing/read-equalizer-apo'

describe('the extremes of a response', () => {
  it('finds the highest and the lowest point', () => {
    const filters = [
      { type: 'PK', fc: 3000, gain: 5, q: 1 },
      { type: 'PK', fc: 60, gain: -7, q: 1 },
    ] as const
    const [highest, lowest] = [highestPoint(filters), lowestPoint(filters)]
    expect(highest.frequency).toBeCloseTo(3000, -1)
    expect(highest.gain).toBeCloseTo(5, 1)
    expect(lowest.frequency).toBeCloseTo(60, 0)
    expect(lowest.gain).toBeCloseTo(-7, 1)
  })

  it('finds a maximum on the edge of the range', () => {
    expect(highestPoint([{ type: 'LP', fc: 100, q: 0.5 }]).frequency).toBe(20)
    expect(highestPoint([{ type: 'HP', fc: 5000, q: 0.5 }]).frequency).toBeCloseTo(20_000, 6)
  })

  it('is the maximum over a far denser grid', () => {
    const dense = logarithmicGrid(4001)
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const [highest, lowest] = [highestPoint(filters), lowestPoint(filters)]
        const gains = dense.map(responseOf(filters))
        expect(Math.max(...gains)).toBeLessThanOrEqual(highest.gain + 1e-4)
        expect(Math.min(...gains)).toBeGreaterThanOrEqual(lowest.gain - 1e-4)
      }),
      { numRuns: 40 },
    )
  })
})

describe('preampOf', () => {
  it('is minus the gain of a single peak, less a tenth', () => {
    expect(preampOf([{ type: 'PK', fc: 1000, gain: 6, q: 1 }])).toBe(-6.1)
  })

  it('includes what neighbouring bands add up to', () => {
    const bands = [2500, 3000, 3500].map(
      (frequency) => ({ type: 'PK', fc: frequency, gain: 4, q: 0.7 }) as const,
    )
    expect(preampOf(bands)).toBeLessThan(-10)
  })

  it('is rounded down, so that nothing clips', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const preamp = preampOf(filters)
        expect(preamp).toBeLessThanOrEqual(0)
        expect(Math.round(preamp * 10) / 10).toBe(preamp)
        expect(peakOf({ filters, preamp })).toBeLessThanOrEqual(-0.1 + 1e-6)
        // No lower than necessary: at the frequency found, a rate does come that close.
        const { frequency } = loudestPoint(filters)
        const reached = playedGrids
          .filter(({ sampleRate }) => frequency < sampleRate / 2)
          .map(({ sampleRate }) => prototypeSum(filters, frequency, sampleRate))
        if (preamp < 0) expect(Math.max(...reached) + preamp).toBeGreaterThan(-0.2 - 1e-4)
      }),
      { numRuns: 40 },
    )
  })

  it('includes frequencies below the audible range, where a shelf goes on rising', () => {
    const shelf = [{ type: 'LSC', fc: 20, gain: 9, q: 0.7 }] as const
    expect(highestPoint(shelf).gain).toBeLessThan(5)
    expect(preampOf(shelf)).toBeLessThanOrEqual(-9)
  })

  it('includes higher levels at other sample rates than 48 kHz', () => {
    const bands = [
      { type: 'PK', fc: 18_000, gain: 12, q: 0.3 },
      { type: 'HSC', fc: 9000, gain: -12, q: 0.7 },
    ] as const
    const at48 = Math.max(...logarithmicGrid(2000).map(responseOf(bands)))
    expect(-preampOf(bands)).toBeGreaterThan(at48 + 0.5)
  })

  it('keeps every file below 0 dB at 44.1, 48 and 96 kHz from 1 Hz up, by independent readers', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        fc.pre(preampOf(filters) >= -60)
        for (const peak of [equalizerApoPeak, autoEqPeak, easyEffectsPeak])
          expect(peak(filters)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 20 },
    )
  })

  it('does not raise a preset that only cuts', () => {
    expect(
      preampOf([
        { type: 'LSC', fc: 500, gain: -10, q: 0.5 },
        { type: 'HSC', fc: 500, gain: -10, q: 0.5 },
      ]),
    ).toBe(0)
  })
})
