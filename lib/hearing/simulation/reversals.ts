import { seededRandom, type Random } from '@/lib/audio/scenes/noise'
import type { Condition, RunState } from '../procedure/run'
import { simulatedRun, type Listener } from './listener'
import { seedOf } from './simulate'

/** The usual way to read a staircase, for comparison: means of its turning points, with a bootstrap of them. */
interface ReversalsSimulation {
  /** dB: mean error of the difference, and of the threshold without, against what the staircase aims at. */
  bias: number
  thresholdBias: number
  /** Share of runs whose 90 % interval holds the true difference. */
  coverage: number
  /** dB: half of the median interval. */
  margin: number
}

/** Where the staircase settles. */
const AIMED_AT = 0.75
/** Turning points left out at the beginning, before it has settled. */
const SETTLING = 2
const RESAMPLED = 400
const TAIL = 0.05

/** The same runs as `simulate`, read by their reversals. */
export function simulateReversals(listener: Listener, runs: number): ReversalsSimulation {
  const truth = listener.thresholds.without - listener.thresholds.with
  const threshold = listener.thresholds.without + levelAt(listener, AIMED_AT)
  const sums = { bias: 0, thresholdBias: 0, coverage: 0 }
  const margins: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const seed = seedOf(run)
    const state = simulatedRun(listener, seed)
    const [one, other] = [turningLevels(state, 'without'), turningLevels(state, 'with')]
    const [low, high] = bootstrapped(one, other, seededRandom(seed ^ 0xb007))
    sums.bias += (meanOf(one) - meanOf(other) - truth) / runs
    sums.thresholdBias += (meanOf(one) - threshold) / runs
    if (low <= truth && truth <= high) sums.coverage += 1 / runs
    margins.push((high - low) / 2)
  }
  return { ...sums, margin: margins.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0 }
}

/** Levels of the trials after which a staircase turned. */
function turningLevels({ answered }: RunState, condition: Condition): number[] {
  const trials = answered.filter((trial) => !trial.practice && trial.condition === condition)
  const turning = trials.filter((trial, index) => index > 0 && trial.right !== trials[index - 1]?.right)
  return turning.slice(SETTLING).map(({ levelDb }) => levelDb)
}

/** @returns the ends of the 90 % interval of the difference of the means */
function bootstrapped(one: readonly number[], other: readonly number[], random: Random): [number, number] {
  const drawn = (levels: readonly number[]) =>
    meanOf(levels.map(() => levels[Math.floor(random() * levels.length)] ?? 0))
  const differences = Array.from({ length: RESAMPLED }, () => drawn(one) - drawn(other)).sort((a, b) => a - b)
  const at = (share: number) => differences[Math.round(share * (RESAMPLED - 1))] ?? 0
  return [at(TAIL), at(1 - TAIL)]
}

/** The level above the threshold at which a share of answers is right; by bisection. */
function levelAt({ rightAt }: Listener, right: number): number {
  let [low, high] = [-60, 60]
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2
    if (rightAt(middle) < right) low = middle
    else high = middle
  }
  return high
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
