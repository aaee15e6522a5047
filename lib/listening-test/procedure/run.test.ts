import type { Rating } from './model'
import {
  BLOCK,
  answered,
  countedTrials,
  LEVELS,
  PRACTICE_TRIALS,
  resumedRun,
  ROVE,
  shareDone,
  startedRun,
  type RunState,
  type Trial,
} from './run'
import { storedRun, storedRunSchema } from './stored-run'

/** A run with all trials answered by a rule. */
function played(seed: number, rate: (trial: Trial) => Rating, ms = 700): RunState {
  let state = startedRun(seed)
  while (state.next) state = answered(state, { choice: rate(state.next), ms })
  return state
}

/** Detects, with certainty, whatever is above -24 dB. */
const byEar = ({ levelDb }: Trial): Rating => (levelDb !== null && levelDb > -24 ? 4 : 1)
const noise = ({ number }: Trial): Rating => (number % 3 === 0 ? 3 : 2)

it('starts with practice trials that do not count, some of them without the sound', () => {
  const state = played(5, byEar)
  const practice = state.answered.slice(0, PRACTICE_TRIALS)
  expect(practice.every((trial) => trial.practice)).toBe(true)
  expect(countedTrials(state).some((trial) => trial.practice)).toBe(false)
  expect(practice[0]?.levelDb).toBe(6)
  expect(practice.filter(({ levelDb }) => levelDb === null)).toHaveLength(3)
})

it('interleaves both conditions, half of each without the sound, in varying order', () => {
  const trials = countedTrials(played(6, noise))
  const orders = new Set<string>()
  for (let start = 0; start < trials.length; start += BLOCK) {
    const block = trials.slice(start, start + BLOCK)
    for (const condition of ['without', 'with']) {
      const some = block.filter((trial) => trial.condition === condition)
      expect(some).toHaveLength(BLOCK / 2)
      expect(some.filter(({ levelDb }) => levelDb === null)).toHaveLength(BLOCK / 4)
    }
    orders.add(block.map(({ condition, levelDb }) => `${condition} ${levelDb === null}`).join())
  }
  expect(orders.size).toBe(trials.length / BLOCK)
})

it('plays sounds around the threshold', () => {
  const late = countedTrials(played(7, byEar)).slice(40)
  const levels = late.flatMap(({ levelDb }) => (levelDb === null ? [] : [levelDb]))
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  expect(Math.abs(mean + 24)).toBeLessThan(3)
  expect(Math.min(...levels)).toBeLessThan(-24)
})

it('roves each interval, whatever it contains', () => {
  const roves = played(8, noise).answered.map(({ roveDb }) => roveDb)
  expect(Math.max(...roves.map(Math.abs))).toBeLessThanOrEqual(ROVE)
  expect(new Set(roves).size).toBeGreaterThan(20)
})

it('ends early for consistent answers, and after four minutes otherwise', () => {
  const secondsOf = ({ answered: trials }: RunState) =>
    trials.slice(PRACTICE_TRIALS).reduce((sum, { ms }) => sum + 0.97 + ms / 1000, 0)
  expect(secondsOf(played(9, byEar))).toBeLessThan(160)
  for (const ms of [400, 900, 2500]) {
    const seconds = secondsOf(played(9, noise, ms))
    expect(seconds).toBeGreaterThan(195)
    expect(seconds).toBeLessThan(270)
  }
})

it.each([1, 4] as const)(
  'ends, within the range of levels, for a listener who always answers %i',
  (choice) => {
    const state = played(10, () => choice)
    expect(state.next).toBeNull()
    for (const { levelDb } of state.answered) {
      expect(levelDb ?? 0).toBeGreaterThanOrEqual(LEVELS.min)
      expect(levelDb ?? 0).toBeLessThanOrEqual(LEVELS.max)
    }
  },
)

it('resumes a stored run exactly where it was interrupted', () => {
  let state = startedRun(9)
  for (let trial = 0; trial < 53; trial += 1)
    state = answered(state, { choice: trial % 3 === 0 ? 1 : 3, ms: 700 })
  const kept = storedRunSchema.parse(JSON.parse(JSON.stringify(storedRun(state))))
  expect(resumedRun(kept)).toEqual(state)
})

it('ignores further answers once the run has ended', () => {
  const ended = played(10, byEar)
  expect(answered(ended, { choice: 1, ms: 1 })).toBe(ended)
  expect(shareDone(ended)).toBe(1)
  expect(shareDone(startedRun(10))).toBe(0)
})

it.each([
  { version: 2, seed: 1, answers: [] },
  { version: 1, seed: -1, answers: [] },
  { version: 1, seed: 1, answers: [{ choice: 5, ms: 1 }] },
  { version: 1, seed: 1, answers: [{ choice: 1, ms: -1 }] },
])('rejects stored data that are not a valid run: %j', (kept) => {
  expect(storedRunSchema.safeParse(kept).success).toBe(false)
})
