import { outcomeOf, type Verdict } from '../procedure/outcome'
import { simulatedRun, type Listener } from './listener'

/** Summary of many runs of one listener. */
export interface Simulation {
  runs: number
  /** dB: mean error of the difference, and of the threshold without. */
  bias: number
  thresholdBias: number
  /** Shares of runs whose 90 % interval holds the true difference, and the true threshold without. */
  coverage: number
  thresholdCoverage: number
  /** Shares of runs. */
  verdicts: Record<Verdict, number>
  /** dB: half of the median interval of the difference. */
  margin: number
  /** Of the run with most. */
  mostTrials: number
  fewestReversals: number
}

/** Runs a listener through the procedure of the page, with a seed for each run that follows from its number. */
export function simulate(listener: Listener, runs: number): Simulation {
  const truth = listener.thresholds.without - listener.thresholds.with
  const sums = { bias: 0, thresholdBias: 0, coverage: 0, thresholdCoverage: 0 }
  const verdicts: Record<Verdict, number> = { sooner: 0, later: 0, none: 0, unclear: 0 }
  const margins: number[] = []
  const extremes = { mostTrials: 0, fewestReversals: Infinity }
  for (let run = 0; run < runs; run += 1) {
    const outcome = outcomeOf(simulatedRun(listener, seedOf(run)))
    if (!outcome) throw new Error('a simulated run did not end')
    const { difference, without, reversals } = outcome
    sums.bias += (difference.dB - truth) / runs
    sums.thresholdBias += (without.dB - listener.thresholds.without) / runs
    if (holds(difference, truth)) sums.coverage += 1 / runs
    if (holds(without, listener.thresholds.without)) sums.thresholdCoverage += 1 / runs
    verdicts[outcome.verdict] += 1 / runs
    margins.push((difference.high - difference.low) / 2)
    extremes.mostTrials = Math.max(extremes.mostTrials, outcome.trials)
    extremes.fewestReversals = Math.min(extremes.fewestReversals, reversals.without, reversals.with)
  }
  const margin = margins.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
  return { runs, ...sums, verdicts, margin, ...extremes }
}

/** Of a run, by its number. */
export function seedOf(run: number): number {
  return (run * 2_654_435_761 + 97) % 2 ** 32
}

function holds({ low, high }: { low: number; high: number }, value: number): boolean {
  return low <= value && value <= high
}
