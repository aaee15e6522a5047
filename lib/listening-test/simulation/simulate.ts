import { outcomeOf, type Verdict } from '../procedure/outcome'
import { simulatedRun, type Listener } from './listener'

export interface Simulation {
  runs: number
  /** dB: mean error of the difference, and its standard deviation. */
  bias: number
  deviation: number
  /** Share of the runs with a result whose 90 % interval contains the true difference; NaN without any. */
  coverage: number
  verdicts: Record<Verdict, number> // shares of all runs
  margin: number // dB: half the mean width of the difference's interval
  trials: number // mean number of intervals
}

export function simulate(listener: Listener, runs: number, first = 0): Simulation {
  const verdicts: Record<Verdict, number> = { softer: 0, louder: 0, none: 0, unclear: 0 }
  const sums = { error: 0, square: 0, held: 0, margin: 0, trials: 0 }
  for (let run = first; run < first + runs; run += 1) {
    const outcome = outcomeOf(simulatedRun(listener, seedOf(run)))
    if (!outcome) throw new Error('a simulated run did not end')
    const { difference, verdict, trials } = outcome
    const error = difference.dB - listener.difference
    sums.error += error
    sums.square += error ** 2
    sums.margin += (difference.high - difference.low) / 2
    sums.trials += trials
    verdicts[verdict] += 1 / runs
    const isHeld = difference.low <= listener.difference && listener.difference <= difference.high
    if (isHeld && verdict !== 'unclear') sums.held += 1
  }
  return {
    runs,
    bias: sums.error / runs,
    deviation: Math.sqrt(sums.square / runs - (sums.error / runs) ** 2),
    coverage: sums.held / (runs * (1 - verdicts.unclear)),
    verdicts,
    margin: sums.margin / runs,
    trials: sums.trials / runs,
  }
}

function seedOf(run: number): number {
  return (run * 2_654_435_761 + 97) % 2 ** 32
}
