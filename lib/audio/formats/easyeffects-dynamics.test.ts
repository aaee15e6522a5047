import fc from 'fast-check'
import { Compressor } from '../dynamics/compressor'
import { DYNAMICS_LIMITS, usualDynamics, type Dynamics } from '../dynamics/dynamics'
import { seededRandom, whiteNoise } from '../scenes/synthesis/noise'
import { easyEffectsCeiling, easyEffectsCompressed } from '../testing/read-easyeffects-dynamics'
import { tuningOf } from '../testing/tunings/read-sample'
import { easyEffects } from './easyeffects'

const filters = [{ type: 'PK', fc: 1000, gain: 6, q: 1.4 }] as const
const valueOf = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc
    .integer({ min: Math.round(min / step), max: Math.round(max / step) })
    .map((steps) => Number((steps * step).toFixed(1)))
const anyDynamics: fc.Arbitrary<Dynamics> = fc.record({
  threshold: valueOf(DYNAMICS_LIMITS.threshold),
  ratio: valueOf(DYNAMICS_LIMITS.ratio),
  attack: valueOf(DYNAMICS_LIMITS.attack),
  release: valueOf(DYNAMICS_LIMITS.release),
  makeUp: valueOf(DYNAMICS_LIMITS.makeUp),
})

/** Intermittent noise on the left, and softer steady noise on the right. */
const noise = whiteNoise(seededRandom(8))
const left = Float32Array.from({ length: 24_000 }, (_, at) => noise() * (at % 6000 < 1500 ? 0.9 : 0.02))
const right = left.map((sample) => sample * 0.5)

it('compresses in EasyEffects as in the shop, by an independent reader', () => {
  fc.assert(
    fc.property(anyDynamics, (dynamics) => {
      const heard = [left.slice(), right.slice()]
      new Compressor(dynamics).compress(heard)
      const there = easyEffectsCompressed(dynamics, [left, right])
      for (const [ear, samples] of there.entries())
        for (const at of [100, 1400, 2000, 5000, 7000, 12_345, 20_000])
          expect((heard[ear]?.[at] ?? 0) / (samples[at] ?? 1)).toBeCloseTo(1, 4)
    }),
    { numRuns: 40 },
  )
})

it('limits to -1 dBFS after the equaliser', () => {
  expect(easyEffectsCeiling(usualDynamics)).toBe(-1)
})

it('is read back unchanged', () => {
  fc.assert(
    fc.property(anyDynamics, (dynamics) => {
      expect(tuningOf(easyEffects({ filters, dynamics }))).toMatchObject({ filters, dynamics, leftOut: [] })
    }),
    { numRuns: 20 },
  )
})

it('reports a compressor that has no equivalent in the shop', () => {
  const file = easyEffects({ filters, dynamics: usualDynamics }).replace('"Downward"', '"Upward"')
  expect(tuningOf(file).dynamics).toBeUndefined()
  expect(tuningOf(file).leftOut).toEqual([
    { what: 'plugin', values: { name: 'compressor#0' } },
    { what: 'plugin', values: { name: 'limiter#0' } },
  ])
})
