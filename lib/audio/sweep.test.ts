import type { Filter } from './filter'
import { changeAt, SWEEP, sweepAmplitudes, sweepFrequency, sweepTurns } from './sweep'

const presence: readonly Filter[] = [
  { type: 'LSC', fc: 200, gain: -6, q: 0.7 },
  { type: 'PK', fc: 3000, gain: 6, q: 1 },
]

describe('the sweep', () => {
  it('rises from its lowest to its highest tone, an octave in equal times', () => {
    expect(sweepFrequency(0)).toBe(SWEEP.from)
    expect(sweepFrequency(1)).toBeCloseTo(SWEEP.to, 6)
    expect(sweepFrequency(0.75) / sweepFrequency(0.5)).toBeCloseTo(
      sweepFrequency(0.5) / sweepFrequency(0.25),
      9,
    )
  })

  it('is never loud, starts and ends in silence, and is strongest in the bass', () => {
    const amplitudes = [...sweepAmplitudes()]
    expect(amplitudes[0]).toBe(0)
    expect(amplitudes.at(-1)).toBe(0)
    expect(Math.max(...amplitudes)).toBeLessThanOrEqual(0.35)
    const at = (share: number) => amplitudes[Math.round(share * (amplitudes.length - 1))] ?? 0
    expect(at(0.05)).toBeGreaterThan(5 * at(0.5))
    expect(at(0.5)).toBeGreaterThan(0.02)
  })

  it('gives where a preset makes it louder and softer', () => {
    const turns = sweepTurns(presence)
    expect(turns.louder?.frequency).toBeCloseTo(3000, -2.5)
    expect(turns.softer?.frequency).toBe(SWEEP.from)
    expect([100, 3000].map((frequency) => changeAt(turns, frequency))).toEqual(['softer', 'louder'])
  })

  it('gives nothing for a curve that changes nothing', () => {
    const turns = sweepTurns([{ type: 'PK', fc: 1000, gain: 0.4, q: 1 }])
    expect(turns).toMatchObject({ louder: null, softer: null })
    expect(changeAt(turns, 1000)).toBe('same')
  })
})
