import { countryLine } from '@/lib/core/text/country-line'
import { isSoleTrader, nameLines, placeLines, sellerNames } from './owner-names'
import { realOwner } from './testing/real-owner'

describe('the names of the owner', () => {
  it.each([
    'Einzelunternehmen',
    'Einzelunternehmerin',
    'e. K.',
    'eK',
    'e.Kfr.',
    'eingetragene Kauffrau',
    'Freiberufler',
    'freier Beruf',
    'Selbständige',
    'Kleinunternehmer',
    'Kleingewerbe',
  ])('of the legal form %s are a person’s', (legalForm) => {
    expect(isSoleTrader({ legalForm })).toBe(true)
  })

  it.each([
    'GmbH',
    'GmbH (Kleinunternehmer)',
    'UG (haftungsbeschränkt)',
    'GbR',
    'Gesellschaft bürgerlichen Rechts',
    'GmbH & Co. KG',
    'OHG',
    'eG',
    'e. V.',
    'PartG mbB freier Berufe',
    'Limited',
  ])('of the legal form %s are a company’s', (legalForm) => {
    expect(isSoleTrader({ legalForm })).toBe(false)
  })

  it('begin with a sole trader’s own, and are not repeated if the trade name is the same', () => {
    const person = { name: 'Klangwerk Nord', legalForm: 'e. K.', representative: 'Ida Petersen' }
    expect(sellerNames(person)).toEqual({ name: 'Ida Petersen', tradeName: 'Klangwerk Nord' })
    expect(sellerNames({ ...person, name: 'Ida Petersen' })).toEqual({ name: 'Ida Petersen' })
    expect(nameLines({ ...realOwner, ...person })).toEqual(['Ida Petersen', 'Klangwerk Nord'])
    expect(nameLines(realOwner)).toEqual(['Klangwerk Nord GmbH'])
  })
})

describe('the country in an address', () => {
  it.each(['DE', 'de', 'Deutschland', ' Germany', 'Bundesrepublik Deutschland'])(
    'is left out in Germany, called %s',
    (country) => {
      expect(countryLine(country)).toBeUndefined()
      expect(placeLines({ ...realOwner, country })).toEqual(['Am Hafen 7', '24103 Kiel'])
    },
  )

  it.each([
    ['AT', 'Österreich'],
    ['Schweiz', 'Schweiz'],
  ])('is named abroad: %s', (country, line) => {
    expect(placeLines({ ...realOwner, country })).toEqual(['Am Hafen 7', '24103 Kiel', line])
  })
})
