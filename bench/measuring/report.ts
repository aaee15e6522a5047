import type { Spread } from './median'

const MOST_SHARE = 1000

/** Target of a figure. */
export type Goal = { atLeast: number } | { atMost: number }

export interface Row {
  name: string
  goal: Goal
  /** The median, and the middle half of the measurements. */
  value: Spread
  /** Raw values behind it. */
  detail: string
}

/**
 * Prints each figure with its target, the share reached, and its spread. A figure whose spread includes its
 * target misses it by noise at most.
 */
export function report(rows: readonly Row[]): void {
  for (const { name, goal, value, detail } of rows) {
    const spread = value.low === value.high ? '' : ` (${digits(value.low)} to ${digits(value.high)})`
    const line = [
      name.padEnd(64),
      `${digits(value.median)}${spread}`.padEnd(24),
      `${wordsOf(goal)}, ${shareOf(goal, value.median)} % of its target; ${detail}`,
    ]
    process.stdout.write(`${line.join(' ')}\n`)
  }
}

function wordsOf(goal: Goal): string {
  return 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`
}

export function isReached(goal: Goal, value: number): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** 100 is exactly the target, more is better; infinite for a value of 0. */
function shareOf(goal: Goal, value: number): number {
  const share = 'atLeast' in goal ? value / goal.atLeast : goal.atMost / value
  return Math.min(Math.round(share * 100), MOST_SHARE)
}

/** Small deviations need more than two decimals. */
export function digits(value: number): string {
  return Math.abs(value) < 0.1 ? value.toPrecision(2) : value.toFixed(2)
}
