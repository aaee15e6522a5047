const ROOT = Math.sqrt(2 * Math.PI)

export function normalDensity(value: number): number {
  return Math.exp(-(value ** 2) / 2) / ROOT
}

/** Cumulative, within 1e-7: Abramowitz & Stegun 1964, 26.2.17. @param density `normalDensity(value)`, if known */
export function normalShare(value: number, density = normalDensity(value)): number {
  if (!Number.isFinite(value)) return value > 0 ? 1 : 0
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return value < 0 ? density * series : 1 - density * series
}
