const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** Formats integer cents as German euros, e.g. 499 → `4,99 €`. */
export function formatCents(cents: number): string {
  return euros.format(cents / 100)
}

/** Integer cents as a decimal number with two places and a dot, e.g. 499 → `4.99` (EPC code, JSON-LD). */
export function centsToDecimal(cents: number): string {
  return (cents / 100).toFixed(2)
}

/**
 * A percentage of an amount, in integer cents. This file alone rounds money in the shop: half a cent
 * goes up. Works in thousandths of a percent, so that rates such as 12.5 do not suffer from binary fractions.
 */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000)
}

/**
 * Splits cents in proportion to weights, in their order: each part is what the sum up to it is more than the one before,
 * each sum rounded. So the parts are whole cents, none is more than a cent off, and together they are the whole. Without any weight
 * all parts are 0.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const part = whole === 0 ? 0 : Math.round((cents * weighed) / whole) - given
    given += part
    return part
  })
}
