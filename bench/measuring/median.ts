/** Median and quartiles. */
export interface Spread {
  low: number
  median: number
  high: number
}

/** NaN without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function spreadOf(values: readonly number[]): Spread {
  return { low: quantile(values, 0.25), median: quantile(values, 0.5), high: quantile(values, 0.75) }
}

/** A value that was measured once. */
export function once(value: number): Spread {
  return { low: value, median: value, high: value }
}

/** The value below which this share (0 to 1) of some values lies; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN
}
