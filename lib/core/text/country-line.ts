const GERMANY = /^(?:de|deu|germany|deutschland|brd|bundesrepublik deutschland)$/i
const CODE = /^[A-Z]{2}$/
const names = new Intl.DisplayNames('de', { type: 'region' })

export function isGermany(country: string): boolean {
  return GERMANY.test(country.trim())
}

/** A country's German name; unknown codes stay unchanged. */
export function countryName(country: string): string {
  return CODE.test(country) ? (names.of(country) ?? country) : country
}

/** The last line of an address; undefined in Germany, where mail omits the country. */
export function countryLine(country: string): string | undefined {
  return isGermany(country) ? undefined : countryName(country)
}
