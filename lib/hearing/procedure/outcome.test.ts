import { simulatedRun } from '../simulation/listener'
import { outcomeOf } from './outcome'
import { startedRun } from './run'

/** Who hears everything from a level on, and nothing below. */
const sharp = (without: number, through: number) => ({
  name: 'sharp',
  thresholds: { without, with: through },
  rightAt: (above: number) => (above >= 0 ? 1 : 0.5),
})

it('says nothing of a run that goes on', () => {
  expect(outcomeOf(startedRun(1))).toBeNull()
})

it('finds the thresholds of somebody who hears sharply', () => {
  const outcome = outcomeOf(simulatedRun(sharp(-20, -26), 3))
  expect(outcome?.verdict).toBe('sooner')
  expect(Math.abs((outcome?.without.dB ?? 0) + 20)).toBeLessThan(2)
  expect(Math.abs((outcome?.difference.dB ?? 0) - 6)).toBeLessThan(2)
})

it('says as plainly that a preset makes it worse', () => {
  expect(outcomeOf(simulatedRun(sharp(-26, -20), 3))?.verdict).toBe('later')
})

it('orders the ends of all intervals around their estimates', () => {
  const outcome = outcomeOf(simulatedRun(sharp(-15, -15), 4))
  if (!outcome) throw new Error('the run did not end')
  for (const { low, dB, high } of [outcome.without, outcome.with, outcome.difference]) {
    expect(low).toBeLessThan(dB)
    expect(dB).toBeLessThan(high)
  }
  expect(outcome.trials).toBeGreaterThanOrEqual(88)
  expect(outcome.ms).toBe(outcome.trials * 1000)
})
