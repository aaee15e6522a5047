import type { Listener } from '@/lib/hearing/simulation/listener'
import { listeners } from '@/lib/hearing/simulation/listeners'
import { simulate, type Simulation } from '@/lib/hearing/simulation/simulate'
import { once } from './measuring/median'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

/** Of each listener. */
const RUNS = 10_000
/** dB, and points around 90 %. */
const MOST_BIAS = 0.3
const MOST_POINTS = 2

/** Whether the listening test finds out what is true of simulated listeners; takes minutes. */
export async function measureHearing(): Promise<Row[]> {
  return listeners.flatMap((listener) => rowsOf(listener, simulate(listener, RUNS)))
}

function rowsOf(listener: Listener, simulation: Simulation): Row[] {
  const { bias, coverage, thresholdBias, verdicts } = simulation
  const name = (what: string) => `listening test, ${listener.name}: ${what}`
  const rows = [
    single(
      name('bias of the difference, dB'),
      Math.abs(bias),
      MOST_BIAS,
      `${RUNS} runs, signed ${bias.toFixed(3)}; of the threshold ${thresholdBias.toFixed(2)}`,
    ),
    single(
      name('the 90 % interval, points away from 90'),
      Math.abs(100 * coverage - 90),
      MOST_POINTS,
      `covers ${percent(coverage)}; half of its width, median ${simulation.margin.toFixed(1)} dB`,
    ),
  ]
  const told = `sooner ${percent(verdicts.sooner)}, later ${percent(verdicts.later)}, none ${percent(verdicts.none)}, unclear ${percent(verdicts.unclear)}`
  if (listener.thresholds.without !== listener.thresholds.with)
    return rows.map((row, index) => (index === 0 ? { ...row, detail: `${row.detail}; told ${told}` } : row))
  return [
    ...rows,
    {
      name: name('told that there is no difference, %'),
      goal: { atLeast: 90 },
      value: once(100 * verdicts.none),
      detail: told,
    },
  ]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
