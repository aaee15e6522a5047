import { outcomeOf } from '@/lib/hearing/procedure/outcome'
import { rightProbability } from '@/lib/hearing/procedure/psychometric'
import { storedRun } from '@/lib/hearing/procedure/run'
import { simulatedRun } from '@/lib/hearing/simulation/listener'
import { judgeRun } from './judge-run'
import { doubtOf } from './judged-run'
import { heardRequestSchema, type HeardRequest } from './schema'

const rightAt = (above: number) => rightProbability(above, { threshold: 0, spread: 1.4, lapse: 0.02 })
const listener = { name: 'a', thresholds: { without: -14, with: -17 }, rightAt }

/** A listener's whole run, as the page sends it. */
function sent(seed: number): HeardRequest {
  const { answers, ...run } = storedRun(simulatedRun(listener, seed))
  return heardRequestSchema.parse({
    ...run,
    answers: answers.map(({ choice }, index) => ({ choice, ms: 500 + ((index * 137) % 900) })),
  })
}

describe('a log of a hearing test that the shop works out', () => {
  it('says what the page of the test says, and is believed', () => {
    for (const seed of [1, 2, 3]) {
      const judged = judgeRun(sent(seed))
      const outcome = outcomeOf(simulatedRun(listener, seed))
      expect(judged?.difference).toEqual(outcome?.difference)
      expect(judged && doubtOf(sent(seed), judged)).toBeNull()
    }
  })

  it('is refused when it has not ended, or goes on after its end', () => {
    const { answers, ...run } = sent(1)
    expect(judgeRun({ ...run, answers: answers.slice(0, -1) })).toBeNull()
    expect(judgeRun({ ...run, answers: [...answers, { choice: 1, ms: 700 }] })).toBeNull()
  })
})
