import type { TuningProblem } from './tuning'

/** Ends the reading of a file; `readTuning` turns it into its problem. */
export class Unreadable extends Error {
  constructor(
    readonly problem: TuningProblem['problem'],
    readonly values: TuningProblem['values'] = {},
  ) {
    super(problem)
  }
}
