import { simulatedRun, type Listener } from '../simulation/listener'
import { outcomeOf } from './outcome'
import { startedRun } from './run'

const listener: Listener = {
  name: 'steady',
  law: 'probit',
  spread: 0.8,
  difference: 6,
  lapse: 0,
  criteria: [0.3, 1, 1.8],
}
const outcomeFor = (changes: Partial<Listener>, seed = 3) =>
  outcomeOf(simulatedRun({ ...listener, ...changes }, seed))

it('is null for a run that continues', () => {
  expect(outcomeOf(startedRun(1))).toBeNull()
})

it('finds by how much softer somebody hears with the preset', () => {
  const outcome = outcomeFor({})
  expect(outcome?.verdict).toBe('softer')
  expect(Math.abs((outcome?.difference.dB ?? 0) - 6)).toBeLessThan(1.5)
})

it('finds as well that a preset makes it worse', () => {
  expect(outcomeFor({ difference: -6 })?.verdict).toBe('louder')
})

it('finds no difference where there is none', () => {
  expect(outcomeFor({ difference: 0 })?.verdict).toBe('none')
})

it('is unclear for random answers', () => {
  expect(outcomeFor({ random: 1 })?.verdict).toBe('unclear')
})

it('is unclear for most who give up during the run', () => {
  const verdicts = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (seed) => outcomeFor({ spread: 2, guessedFrom: 0.6 }, seed)?.verdict,
  )
  expect(verdicts.filter((verdict) => verdict === 'unclear').length).toBeGreaterThan(4)
})

it('has each estimate between the ends of its interval', () => {
  const outcome = outcomeFor({ difference: 0, spread: 2 }, 4)
  if (!outcome) throw new Error('the run did not end')
  for (const { low, dB, high } of [outcome.without, outcome.with, outcome.difference]) {
    expect(low).toBeLessThan(dB)
    expect(dB).toBeLessThan(high)
  }
  expect(outcome.trials).toBeGreaterThanOrEqual(64)
})
