import { doubtOf } from './judged-run'
import type { HeardRun } from './schema'
import { judgedAs, listenersRun } from './testing/sample-run'

describe('a log of a hearing test', () => {
  const run = listenersRun(1)
  const changed = (change: (answer: HeardRun['answers'][number], index: number) => object): HeardRun => ({
    version: 1,
    seed: 1,
    answers: run.answers.map((answer, index) => ({ ...answer, ...change(answer, index) })),
  })

  it('is believed when it is what a listener leaves, whatever it says about the preset', () => {
    for (const dB of [-8, 0, 8]) expect(doubtOf(run, judgedAs(dB))).toBeNull()
  })

  it.each([
    ['fast', changed((_, index) => (index % 3 === 0 ? { ms: 40 } : {}))],
    ['even', changed((_, index) => ({ ms: 600 + 10 * (index % 4) }))],
    ['one-sided', changed(() => ({ choice: 2 }))],
    ['alternating', changed((_, index) => ({ choice: index % 2 === 0 ? 1 : 2 }))],
  ])('is doubted when it is too %s', (doubt, log) => {
    expect(doubtOf(log, judgedAs(3))).toBe(doubt)
  })

  it('is set aside when its answers say nothing', () => {
    expect(doubtOf(run, judgedAs(3, { isUnclear: true }))).toBe('unclear')
  })
})
