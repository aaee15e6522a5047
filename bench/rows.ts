import type { Target } from './load'
import { once } from './median'
import type { Goal, Row } from './report'

const units = { requests: 'requests/s', medianLatency: 'median latency in ms' }

/** What one target did to what another one did, by what is counted of both. */
export function compared(
  name: string,
  [one, other]: [Target, Target],
  by: keyof typeof units,
  goal: Goal,
): Row {
  const medians = [one, other].map((each) => Math.round(each.median(by)))
  return {
    name: `${name}, ${units[by]}`,
    goal,
    value: one.to(other, by),
    detail: `medians ${medians.join(' / ')}`,
  }
}

/** A figure that was taken once. */
export function single(name: string, value: number, atMost: number, detail: string): Row {
  return { name, goal: { atMost }, value: once(value), detail }
}
