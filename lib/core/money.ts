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
 * A percentage of an amount, in integer cents. The only place of the shop that rounds money: half a cent
 * goes up. Works in thousandths of a percent, so that rates such as 12.5 do not suffer from binary fractions.
 */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000)
}
