import {
  answered,
  PRACTICE_TRIALS,
  resumedRun,
  ROVE,
  shareDone,
  startedRun,
  storedRunSchema,
  TRIALS_PER_TRACK,
  type RunState,
  type Trial,
} from './run'
import { storedRun } from './stored-run'

/** A run whose trials are all answered by a rule. */
function played(seed: number, isRight: (trial: Trial) => boolean): RunState {
  let state = startedRun(seed)
  while (state.next) {
    const { holds } = state.next
    const choice = isRight(state.next) ? holds : holds === 1 ? 2 : 1
    state = answered(state, { choice, ms: 900 })
  }
  return state
}

const byEar = ({ levelDb, number }: Trial) => levelDb > -20 || number % 2 === 0

it('begins with a practice that counts for nothing', () => {
  const { answered: trials } = played(5, byEar)
  expect(trials.slice(0, PRACTICE_TRIALS).every(({ practice }) => practice)).toBe(true)
  expect(trials.slice(PRACTICE_TRIALS).some(({ practice }) => practice)).toBe(false)
  expect(trials[0]?.levelDb).toBe(6)
})

it('interleaves both conditions: as many of each in any pair of trials, in an order that varies', () => {
  const trials = played(6, byEar).answered.slice(PRACTICE_TRIALS)
  const pairs = Array.from({ length: trials.length / 2 }, (_, pair) =>
    trials.slice(2 * pair, 2 * pair + 2).map(({ condition }) => condition),
  )
  for (const pair of pairs) expect([...pair].sort()).toEqual(['with', 'without'])
  expect(new Set(pairs.map((pair) => pair.join())).size).toBe(2)
})

it('puts the sound into both intervals about equally often, and roves each by itself', () => {
  const trials = Array.from({ length: 20 }, (_, seed) => played(seed, byEar).answered).flat()
  const first = trials.filter(({ holds }) => holds === 1).length / trials.length
  expect(Math.abs(first - 0.5)).toBeLessThan(0.05)
  const roves = trials.flatMap(({ roveDb }) => [...roveDb])
  expect(Math.max(...roves.map(Math.abs))).toBeLessThanOrEqual(ROVE)
  const louder = trials.filter(({ holds, roveDb }) => (holds === 1) === roveDb[0] > roveDb[1]).length
  expect(Math.abs(louder / trials.length - 0.5)).toBeLessThan(0.06)
})

it('ends after the same number of trials in both conditions, with eight reversals each', () => {
  const { without, with: through, next } = played(7, byEar)
  expect(next).toBeNull()
  expect(without.trials).toBe(through.trials)
  expect(without.trials).toBeGreaterThanOrEqual(TRIALS_PER_TRACK)
  expect(Math.min(without.reversals, through.reversals)).toBeGreaterThanOrEqual(8)
})

it.each([true, false])('ends for somebody who is always right or always wrong: %s', (right) => {
  const state = played(8, () => right)
  expect(state.next).toBeNull()
  expect(state.answered.length).toBeLessThanOrEqual(PRACTICE_TRIALS + 2 * 52)
})

it('goes on after a pause exactly where it was', () => {
  let state = startedRun(9)
  for (let trial = 0; trial < 33; trial += 1)
    state = answered(state, { choice: trial % 3 === 0 ? 1 : 2, ms: 700 })
  const kept = storedRunSchema.parse(JSON.parse(JSON.stringify(storedRun(state))))
  expect(resumedRun(kept)).toEqual(state)
})

it('changes nothing once it has ended', () => {
  const ended = played(10, byEar)
  expect(answered(ended, { choice: 1, ms: 1 })).toBe(ended)
  expect(shareDone(ended)).toBe(1)
  expect(shareDone(startedRun(10))).toBe(0)
})

it.each([
  { version: 2, seed: 1, answers: [] },
  { version: 1, seed: -1, answers: [] },
  { version: 1, seed: 1, answers: [{ choice: 3, ms: 1 }] },
  { version: 1, seed: 1, answers: [{ choice: 1, ms: -1 }] },
])('takes up nothing that is not a run: %j', (kept) => {
  expect(storedRunSchema.safeParse(kept).success).toBe(false)
})
