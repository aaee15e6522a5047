import type { Rating } from '@/lib/listening-test/procedure/model'
import { resumedRun, type RunState } from '@/lib/listening-test/procedure/run'
import { storedRun } from '@/lib/listening-test/procedure/stored-run'
import { simulatedRun } from '@/lib/listening-test/simulation/listener'

/** The run of a listener who hears the sound this many dB softer with the preset, without its last `missing` answers. */
export function steadyRun(gain: number, seed: number, missing = 0): RunState {
  const criteria = [0.3, 1, 1.8] as const
  const run = storedRun(
    simulatedRun(
      { name: 'steady', law: 'probit', spread: 0.8, lapse: 0.01, difference: gain, criteria },
      seed,
    ),
  )
  return resumedRun({ ...run, answers: run.answers.slice(0, run.answers.length - missing) })
}

/** The correct answer, whether or not the sound is audible. */
export function knownAnswer({ next }: RunState): Rating {
  return next?.levelDb === null ? 1 : 4
}
