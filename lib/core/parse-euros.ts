const LARGEST_EUROS = 9_999_999

/**
 * Reads what a person types as an amount in euros, exactly: `7,90`, `7,9`, `7`, `1.234,50`, with `€` behind it or not. A dot
 * groups thousands and is never a decimal point, which could be meant otherwise.
 * @returns integer cents; null if it is no amount
 */
export function parseEuros(text: string): number | null {
  const [, whole, cents = ''] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?\s*€?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const euros = Number(whole.replaceAll('.', ''))
  return euros > LARGEST_EUROS ? null : euros * 100 + Number(cents.padEnd(2, '0'))
}
