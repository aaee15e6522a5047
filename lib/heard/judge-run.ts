import { outcomeOf } from '@/lib/hearing/procedure/outcome'
import { resumedRun } from '@/lib/hearing/procedure/run'
import type { JudgedRun } from './judged-run'
import type { HeardRun } from './schema'

/** Works out a log's result by the test's own procedure; null for one that has not ended, or goes on after its end. */
export function judgeRun(run: HeardRun): JudgedRun | null {
  const state = resumedRun(run)
  const outcome = outcomeOf(state)
  if (!outcome || state.answered.length !== run.answers.length) return null
  const { difference, without, with: through, verdict, trials } = outcome
  return { difference, without, with: through, trials, isUnclear: verdict === 'unclear' }
}
