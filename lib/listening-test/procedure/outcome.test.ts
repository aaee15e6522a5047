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

it('returns null for an unfinished run', () => {
  expect(outcomeOf(startedRun(1))).toBeNull()
})

it('estimates how much softer a sound the listener hears with the preset', () => {
  const outcome = outcomeFor({})
  expect(outcome?.verdict).toBe('softer')
  expect(Math.abs((outcome?.difference.dB ?? 0) - 6)).toBeLessThan(1.5)
})

it('detects that a preset makes hearing worse', () => {
  expect(outcomeFor({ difference: -6 })?.verdict).toBe('louder')
})

it('finds no difference if there is none', () => {
  expect(outcomeFor({ difference: 0 })?.verdict).toBe('none')
})

it('returns an unclear verdict for random answers', () => {
  expect(outcomeFor({ random: 1 })?.verdict).toBe('unclear')
})

it('returns an unclear verdict for most listeners who give up during the run', () => {
  const verdicts = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (seed) => outcomeFor({ spread: 2, guessedFrom: 0.6 }, seed)?.verdict,
  )
  expect(verdicts.filter((verdict) => verdict === 'unclear').length).toBeGreaterThan(4)
})

it('puts each estimate inside its confidence interval', () => {
  const outcome = outcomeFor({ difference: 0, spread: 2 }, 4)
  if (!outcome) throw new Error('the run did not end')
  for (const { low, dB, high } of [outcome.without, outcome.with, outcome.difference]) {
    expect(low).toBeLessThan(dB)
    expect(dB).toBeLessThan(high)
  }
  expect(outcome.trials).toBeGreaterThanOrEqual(64)
})
