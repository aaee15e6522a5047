const LARGEST_EUROS = 9_999_999

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
