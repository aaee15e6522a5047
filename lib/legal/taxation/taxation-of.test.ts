import { vatContained } from '../vat-note'
import { memberStates } from './standard-rates'
import { statedTax, takesVatIds, taxationOf } from './taxation-of'

const GROSS = 10_000
const FROM = '2026-07-01'
const [before, after] = ['2026-06-30', FROM]
const vatId = 'DE136695976'
const german = { mode: 'included', ratePercent: 19 } as const
const modes = {
  'German VAT': { vat: german, vatId },
  OSS: { vat: { ...german, ossFrom: FROM }, vatId },
  'OSS without a VAT ID': { vat: { ...german, ossFrom: FROM } },
  '§ 19': { vat: { mode: 'small-business' as const }, vatId },
  '§ 19 without a VAT ID': { vat: { mode: 'small-business' as const } },
}
type Mode = keyof typeof modes
const [person, firm] = [false, true]

/**
 * Cents of VAT in 100 € of the buyer's country, worked out by hand as 10,000 × rate / (100 + rate), and the countries with
 * that amount.
 */
const abroad: Record<number, string> = {
  1453: 'LU',
  1525: 'MT',
  1597: 'CY',
  1667: 'AT BG FR',
  1736: 'BE CZ ES LT LV NL RO',
  1803: 'IT SI',
  1870: 'IE PL PT SK',
  1935: 'EE GR',
  2000: 'DK HR SE',
  2032: 'FI',
  2126: 'HU',
}

/** Expected cents of German VAT. */
const GERMAN = 1597

const taxOn = (mode: Mode, country: string, isConfirmedBusiness: boolean, day: string) => {
  const taxation = taxationOf({ seller: modes[mode], country, isConfirmedBusiness, day })
  if (!taxation) return null
  const { vat, ratePercent, taxCountry = 'DE' } = statedTax(taxation)
  return [vat, taxCountry, vatContained(GROSS, ratePercent)]
}

describe('the tax in 100 €', () => {
  it.each<[Mode, string, boolean, string, ReturnType<typeof taxOn>]>([
    ['German VAT', 'DE', person, after, ['included', 'DE', GERMAN]],
    ['German VAT', 'DE', firm, after, ['included', 'DE', GERMAN]],
    ['German VAT', 'AT', person, after, ['included', 'DE', GERMAN]],
    ['German VAT', 'AT', firm, after, ['reverse-charge', 'AT', 0]],
    ['OSS', 'DE', person, before, ['included', 'DE', GERMAN]],
    ['OSS', 'DE', person, after, ['included', 'DE', GERMAN]],
    ['OSS', 'DE', firm, after, ['included', 'DE', GERMAN]],
    ['OSS', 'FI', person, before, ['included', 'DE', GERMAN]],
    ['OSS', 'FI', person, after, ['included', 'FI', 2032]],
    ['OSS', 'GR', firm, before, ['reverse-charge', 'GR', 0]],
    ['OSS', 'GR', firm, after, ['reverse-charge', 'GR', 0]],
    ['OSS without a VAT ID', 'AT', firm, before, ['included', 'DE', GERMAN]],
    ['OSS without a VAT ID', 'AT', firm, after, ['included', 'AT', 1667]],
    ['§ 19', 'DE', person, after, ['small-business', 'DE', 0]],
    ['§ 19', 'HU', person, after, ['small-business', 'DE', 0]],
    ['§ 19', 'HU', firm, after, ['reverse-charge', 'HU', 0]],
    ['§ 19 without a VAT ID', 'HU', firm, after, ['small-business', 'DE', 0]],
  ])('%s, to %s, confirmed firm: %s, on %s, is %j', (mode, country, isFirm, day, expected) =>
    expect(taxOn(mode, country, isFirm, day)).toEqual(expected),
  )

  it('of every other member state follows its standard rate, and is German before the OSS start date', () => {
    const all = Object.entries(abroad).flatMap(([cents, countries]) =>
      countries.split(' ').map((country) => ({ country, cents: Number(cents) })),
    )
    expect(all.map(({ country }) => country).sort()).toEqual(memberStates.filter((each) => each !== 'DE'))
    expect(memberStates).toHaveLength(27)
    for (const { country, cents } of all) {
      expect(taxOn('OSS', country, person, after)).toEqual(['included', country, cents])
      expect(taxOn('OSS', country, person, before)).toEqual(['included', 'DE', GERMAN])
      expect(taxOn('German VAT', country, person, after)).toEqual(['included', 'DE', GERMAN])
      expect(taxOn('§ 19', country, person, after)).toEqual(['small-business', 'DE', 0])
      for (const day of [before, after])
        expect(taxOn('OSS', country, firm, day)).toEqual(['reverse-charge', country, 0])
    }
  })

  it.each(['AT', 'DE'])('is not owed by a firm in %s if the shop has no VAT ID and takes none', (country) => {
    expect(takesVatIds({}, country)).toBe(country === 'DE')
    expect(takesVatIds({ vatId }, country)).toBe(true)
    for (const mode of ['OSS without a VAT ID', '§ 19 without a VAT ID'] as const)
      expect(taxOn(mode, country, firm, after)?.[0]).not.toBe('reverse-charge')
  })

  it.each(['CH', 'GB', 'US', 'NO', 'LI', 'ZZ'])('is null for %s, where the shop does not sell', (country) => {
    for (const mode of ['German VAT', 'OSS', '§ 19'] as const)
      for (const isFirm of [person, firm]) expect(taxOn(mode, country, isFirm, after)).toBeNull()
  })

  it.each([
    ['EE', '2023-12-31', 20],
    ['EE', '2024-01-01', 22],
    ['EE', '2025-06-30', 22],
    ['EE', '2025-07-01', 24],
    ['FI', '2024-08-31', 24],
    ['RO', '2025-07-31', 19],
    ['RO', '2025-08-01', 21],
    ['SK', '2024-12-31', 20],
    ['LU', '2023-06-01', 16],
  ])('of %s on %s is by the rate of that day, %d %%', (country, day, ratePercent) => {
    const seller = { vat: { ...german, ossFrom: '2021-07-01' } }
    const taxation = taxationOf({ seller, country, isConfirmedBusiness: person, day })
    expect(taxation).toEqual({ kind: 'one-stop-shop', country, ratePercent })
  })
})
