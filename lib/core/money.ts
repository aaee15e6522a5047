const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const percentFormat = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })
const LARGEST_EUROS = 9_999_999

/** Formats integer cents as German euros, e.g. 499 → `4,99 €`. */
export function formatCents(cents: number): string {
  return euroFormat.format(cents / 100)
}

/** Formats cents of a currency that the shop may not know, named by its three letters. */
export function formatMoney(cents: number, currency: string): string {
  return currency === 'EUR' ? formatCents(cents) : `${centsToDecimal(cents).replace('.', ',')} ${currency}`
}

/** Formats a rate in percent, e.g. 12.5 → `12,5 %`. */
export function formatRate(rate: number): string {
  return percentFormat.format(rate / 100)
}

/** Integer cents as a decimal number with two places and a dot, e.g. 499 → `4.99` (EPC code, JSON-LD). */
export function centsToDecimal(cents: number): string {
  return (cents / 100).toFixed(2)
}

/**
 * A percentage of an amount, in integer cents. All rounding of money happens in this file: half a cent rounds up.
 * Computes in thousandths of a percent, so that rates like 12.5 do not suffer from binary fractions.
 */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000)
}

/**
 * Splits cents in proportion to weights, in order: each part is the rounded running total minus the previous
 * one. Parts are therefore whole cents, at most a cent off, and add up to the whole. If all weights are 0, so
 * are all parts.
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

/**
 * Parses an amount in euros as typed, exactly: `7,90`, `7,9`, `7`, `1.234,50`, with or without `€`. A dot only
 * groups thousands; as a decimal point it would be ambiguous.
 * @returns integer cents; null if it is not an amount
 */
export function parseEuros(text: string): number | null {
  const [, whole, cents = ''] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?\s*€?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const euros = Number(whole.replaceAll('.', ''))
  return euros > LARGEST_EUROS ? null : euros * 100 + Number(cents.padEnd(2, '0'))
}
