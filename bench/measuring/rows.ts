import type { Target } from './load'
import { once } from './median'
import type { Goal, Row } from './report'
import type { PageTimes } from './time-page'

const units = { requests: 'requests/s', medianLatency: 'median latency in ms' }

/** Compares one target's measurements with another's. */
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

/** A figure that was measured once. */
export function single(name: string, value: number, atMost: number, detail: string): Row {
  return { name, goal: { atMost }, value: once(value), detail }
}

/**
 * Compares pages of a shop with many data to those of one with few.
 * @param many describes the data, such as `1,000,000 orders`
 */
export function pagesCompared(pages: readonly PageTimes[], many: string, fewer = '10'): Row[] {
  return pages.map(({ path, many: ofMany, few, ratio }) => ({
    name: `${path} with ${many} to ${fewer}, ms`,
    goal: { atMost: 1.5 },
    value: ratio,
    detail: `medians ${ofMany.toFixed(1)} / ${few.toFixed(1)}`,
  }))
}
