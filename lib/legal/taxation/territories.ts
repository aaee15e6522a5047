/**
 * Postcodes without gaps of territories outside the EU or its VAT area (Art. 6 of Directive 2006/112/EC), by ISO 3166
 * code. Monaco, also under French postcodes, counts as France (Art. 7).
 */
const outside: Record<string, RegExp> = {
  /** Heligoland, Büsingen. */
  DE: /^(?:27498|78266)$/,
  /** Greenland; the Faroe Islands have three digits. */
  DK: /^(?:39\d\d|\d{3})$/,
  /** The Canary Islands, Ceuta, Melilla. */
  ES: /^(?:35|38|51|52)\d{3}$/,
  /** Åland. */
  FI: /^22\d{3}$/,
  /** Overseas departments, Saint-Pierre, Saint-Barthélemy, Saint-Martin; Wallis and Futuna, Polynesia, New Caledonia. */
  FR: /^9(?:7|8[46-8])\d{2,3}$/,
  /** Mount Athos. */
  GR: /^6308[67]$/,
  /** Livigno, Campione d'Italia. */
  IT: /^(?:23041|22061)$/,
}

const regions: Record<string, { zip: RegExp; percent: number }[]> = {
  /** Madeira and the Azores: art. 18.º n.º 3 CIVA. */
  PT: [
    { zip: /^9[0-4]\d\d(?:-\d{3})?$/, percent: 22 },
    { zip: /^9[5-9]\d\d(?:-\d{3})?$/, percent: 16 },
  ],
}

const compact = (zip: string) => zip.replaceAll(' ', '')

export function isOutsideVatArea(country: string, zip: string): boolean {
  return outside[country]?.test(compact(zip)) ?? false
}

/** In percent, since July 2021. */
export function regionalRate(country: string, zip: string): number | undefined {
  return regions[country]?.find((region) => region.zip.test(compact(zip)))?.percent
}

/** Where letters before the digits are part of the postcode; elsewhere they are the country's. */
const LETTERED = ['IE', 'LT', 'LV', 'MT']
const CEDEX = /^(\d{5})\s+(cedex.*)$/i

/** A postcode as people write it, without the country; what belongs to the city, such as `Cedex 05`, goes there. */
export function readPlace(country: string, { zip, city }: Place): Place {
  const code = LETTERED.includes(country) ? zip : zip.replace(/^[A-Z]{1,3}[\s-]*(?=\d)/i, '')
  const [, digits, cedex] = country === 'FR' ? (CEDEX.exec(code) ?? []) : []
  if (digits === undefined || cedex === undefined) return { zip: code, city }
  return { zip: digits, city: /cedex/i.test(city) ? city : `${city} ${cedex}` }
}

interface Place {
  zip: string
  city: string
}
