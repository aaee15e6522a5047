/** A number as far as it is known. */
export interface Distribution {
  /** The value below which a share of it lies. */
  at: (share: number) => number
}

/** A distribution from weights at equal distances from a first value; even within each step. */
export function distributionOf(weights: Float64Array, first: number, step: number): Distribution {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const at = (share: number) => {
    let below = 0
    for (const [index, weight] of weights.entries()) {
      if (weight > 0 && below + weight >= share * whole)
        return first + step * (index - 0.5 + (share * whole - below) / weight)
      below += weight
    }
    return first + step * (weights.length - 1)
  }
  return { at }
}
