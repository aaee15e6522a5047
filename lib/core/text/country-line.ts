const GERMANY = /^(?:de|deu|germany|deutschland|brd|bundesrepublik deutschland)$/i
const CODE = /^[A-Z]{2}$/
const names = new Intl.DisplayNames('de', { type: 'region' })

/** Whether a country, by its name or code, is Germany. */
export function isGermany(country: string): boolean {
  return GERMANY.test(country.trim())
}

/** A country's German name; what is no code stays as it is. */
export function countryName(country: string): string {
  return CODE.test(country) ? (names.of(country) ?? country) : country
}

/** The last line of an address; undefined in Germany, where mail names no country. */
export function countryLine(country: string): string | undefined {
  return isGermany(country) ? undefined : countryName(country)
}
