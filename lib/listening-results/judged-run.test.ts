import { outcomeOf } from '@/lib/listening-test/procedure/outcome'
import { storedRun } from '@/lib/listening-test/procedure/stored-run'
import { simulatedRun, type Listener } from '@/lib/listening-test/simulation/listener'
import { doubtOf, judgeRun } from './judged-run'
import { heardRequestSchema, type HeardRequest, type HeardRun } from './schema'
import { judgedAs, listenersRun } from './testing/sample-run'

const listener: Listener = {
  name: 'steady',
  law: 'probit',
  spread: 1,
  difference: 3,
  lapse: 0.02,
  criteria: [0.3, 1, 1.8],
}

/** A listener's whole run, as the browser sends it. */
function sent(seed: number): HeardRequest {
  const { answers, ...run } = storedRun(simulatedRun(listener, seed))
  return heardRequestSchema.parse({
    ...run,
    asked: 'metalSteps',
    answers,
  })
}

describe('judging a log', () => {
  it('gives the same result as the page', () => {
    for (const seed of [1, 2, 3]) {
      const judged = judgeRun(sent(seed))
      const outcome = outcomeOf(simulatedRun(listener, seed))
      expect(judged?.difference).toEqual(outcome?.difference)
      expect(judged && doubtOf(sent(seed), judged)).toBeNull()
    }
  })

  it('fails when the run has not ended, or goes on after its end', () => {
    const { answers, ...run } = sent(1)
    expect(judgeRun({ ...run, answers: answers.slice(0, -1) })).toBeNull()
    expect(judgeRun({ ...run, answers: [...answers, { choice: 1, ms: 700 }] })).toBeNull()
  })
})

describe('doubts about a log', () => {
  const run = listenersRun(1)
  const changed = (change: (answer: HeardRun['answers'][number], index: number) => object): HeardRun => ({
    version: 1,
    seed: 1,
    answers: run.answers.map((answer, index) => ({ ...answer, ...change(answer, index) })),
  })

  it('do not arise for a simulated listener, whatever the result', () => {
    for (const dB of [-8, 0, 8]) expect(doubtOf(run, judgedAs(dB))).toBeNull()
  })

  it.each([
    ['fast', changed((_, index) => (index % 3 === 0 ? { ms: 40 } : {}))],
    ['even', changed((_, index) => ({ ms: 600 + 10 * (index % 4) }))],
    ['one-sided', changed(() => ({ choice: 3 }))],
    [
      'alternating',
      changed((_, index) => ({ choice: index % 2 === 0 ? 1 + (index % 4) / 2 : 3 + ((index - 1) % 4) / 2 })),
    ],
  ])('arise when it is too %s', (doubt, log) => {
    expect(doubtOf(log, judgedAs(3))).toBe(doubt)
  })

  it('arise when its result is unclear', () => {
    expect(doubtOf(run, judgedAs(3, { isUnclear: true }))).toBe('unclear')
  })
})
