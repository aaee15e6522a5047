import { regionalRate } from './territories'

/** A rate in percent and the day from which it holds, as `YYYY-MM-DD`. */
interface DatedRate {
  from: string
  percent: number
}

const START = '2021-07-01'
const always = (percent: number): readonly DatedRate[] => [{ from: START, percent }]

/**
 * Since the One-Stop-Shop began, by ISO 3166 code, oldest first. No member state has a reduced rate for downloaded
 * sound settings. A new rate gets its own line; earlier lines never change. Source: European Commission, Taxes in
 * Europe Database (TEDB), January 2026. The changes: DE § 12 (1) UStG; EE Käibemaksuseadus § 15 (1); FI
 * Arvonlisäverolaki § 84; LU loi du 26.10.2022; RO Legea 141/2025; SK zákon 278/2024 Z. z. IE: the cut of 2020 ended
 * on 2021-02-28.
 */
const rates: Record<string, readonly DatedRate[]> = {
  AT: always(20),
  BE: always(21),
  BG: always(20),
  CY: always(19),
  CZ: always(21),
  DE: always(19),
  DK: always(25),
  EE: [
    { from: START, percent: 20 },
    { from: '2024-01-01', percent: 22 },
    { from: '2025-07-01', percent: 24 },
  ],
  ES: always(21),
  FI: [
    { from: START, percent: 24 },
    { from: '2024-09-01', percent: 25.5 },
  ],
  FR: always(20),
  GR: always(24),
  HR: always(25),
  HU: always(27),
  IE: always(23),
  IT: always(22),
  LT: always(21),
  LU: [
    { from: START, percent: 17 },
    { from: '2023-01-01', percent: 16 },
    { from: '2024-01-01', percent: 17 },
  ],
  LV: always(21),
  MT: always(18),
  NL: always(21),
  PL: always(23),
  PT: always(23),
  RO: [
    { from: START, percent: 19 },
    { from: '2025-08-01', percent: 21 },
  ],
  SE: always(25),
  SI: always(22),
  SK: [
    { from: START, percent: 20 },
    { from: '2025-01-01', percent: 23 },
  ],
}

export const memberStates: readonly string[] = Object.keys(rates)

export function isMemberState(country: string): boolean {
  return memberStates.includes(country)
}

/**
 * In percent; regions with a rate of their own by postcode. @param day `YYYY-MM-DD`
 * @throws RangeError for another country, or a day before July 2021
 */
export function standardRate(country: string, day: string, zip = ''): number {
  const regional = regionalRate(country, zip)
  if (regional !== undefined) return regional
  const rate = rates[country]?.findLast(({ from }) => from <= day)
  if (!rate) throw new RangeError(`no VAT rate of ${country} on ${day}`)
  return rate.percent
}
