import type { ListeningOutcome, Verdict } from '../procedure/outcome'
import { distanceFactor, outcomeWords } from './outcome-words'

const outcome = (verdict: Verdict, dB: number): ListeningOutcome => ({
  without: { dB: -18, low: -19, high: -17 },
  with: { dB: -18 - dB, low: -19 - dB, high: -17 - dB },
  difference: { dB, low: dB - 1.1, high: dB + 1.1 },
  verdict,
  trials: 88,
  ms: 80_000,
})

it('doubles the distance with each 6 dB', () => {
  expect(distanceFactor(6)).toBe(2)
  expect(distanceFactor(-6)).toBe(0.5)
  expect(distanceFactor(0)).toBe(1)
})

it('says by how many dB, with which margin, and how much farther that is by the model', () => {
  expect(outcomeWords(outcome('softer', 2.8))).toEqual({
    key: 'softer',
    values: { dB: 2.8, margin: 1.1, times: 1.38, metres: 13.8 },
  })
})

it('expresses a loss as a smaller distance', () => {
  expect(outcomeWords(outcome('louder', -6))).toEqual({
    key: 'louder',
    values: { dB: 6, margin: 1.1, times: 2, metres: 5 },
  })
})

it.each(['none', 'unclear'] as const)(
  'states no number and no distance if no difference was shown: %s',
  (verdict) => {
    const { key, values } = outcomeWords(outcome(verdict, 2.8))
    expect(key).toBe(verdict)
    expect(values).toMatchObject({ dB: 0, times: 1, metres: 10 })
  },
)
