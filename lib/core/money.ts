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

/** All rounding of money is here: half a cent rounds up. Thousandths of a percent avoid binary fractions. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000)
}

/** In order, by rounded running totals: whole cents, at most one off, that add up; all 0 if all weights are. */
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

/** In integer cents, exactly; null for no amount. A dot only groups thousands: as a decimal point it is ambiguous. */
export function parseEuros(text: string): number | null {
  const [, whole, cents = ''] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?\s*€?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const euros = Number(whole.replaceAll('.', ''))
  return euros > LARGEST_EUROS ? null : euros * 100 + Number(cents.padEnd(2, '0'))
}
