import { memberStates } from './standard-rates'
import { isForeignVatId, isVatIdOf, readVatId, vatIdExample, vatIdPrefix } from './vat-ids'

describe('a VAT ID', () => {
  it.each([
    ['DE', 'DE136695976', 'DE136695976'],
    ['DE', 'de 136.695.976', 'DE136695976'],
    ['DE', '136695976', 'DE136695976'],
    ['AT', 'U13585627', 'ATU13585627'],
    ['AT', '13585627', 'ATU13585627'],
    ['AT', 'AT 13585627', 'ATU13585627'],
    ['BE', 'BE0776091951', 'BE0776091951'],
    ['BE', 'BE 428759497', 'BE0428759497'],
    ['BE', '428.759.497', 'BE0428759497'],
    ['GR', 'GR 094259216', 'EL094259216'],
    ['GR', 'EL094259216', 'EL094259216'],
    ['GR', '094259216', 'EL094259216'],
    ['NL', '004495445b01', 'NL004495445B01'],
    ['BG', 'BG 835550129', 'BG835550129'],
    ['CZ', 'CZ 699555011', 'CZ699555011'],
    ['SK', 'SK 1020004711', 'SK1020004711'],
  ])('of %s may be written %s', (country, typed, vatId) => {
    expect(readVatId(country, typed)).toBe(vatId)
    expect(isVatIdOf(country, vatId)).toBe(true)
  })

  it.each([
    ['DE', 'DEDE136695976'],
    ['NL', 'NL4495445B01'],
    ['DE', 'DE136695977'],
    ['DE', '13669597'],
  ])('of %s is not %s', (country, typed) => expect(isVatIdOf(country, readVatId(country, typed))).toBe(false))

  it('of another country stays what it is', () => {
    for (const [typed, own] of [
      ['ATU13585627', 'AT'],
      ['GR094259216', 'GR'],
    ] as const)
      for (const country of memberStates.filter((each) => each !== own)) {
        expect(readVatId(country, typed)).toBe(typed)
        expect(isForeignVatId(country, typed)).toBe(true)
      }
  })

  it.each(memberStates)('of %s is rejected if it is malformed', (country) => {
    for (const number of ['', 'X', '1', 'B', 'ABC', 'U', '0'.repeat(5), 'Z'.repeat(12), '9'.repeat(30)])
      expect(isVatIdOf(country, `${vatIdPrefix(country)}${number}`)).toBe(false)
  })

  it.each(memberStates)(
    'of %s is refused for its check digits only where no number that exists was',
    (country) => {
      const example = vatIdExample(country)
      const last = [...example].findLastIndex((letter) => /\d/.test(letter))
      const others = [...'0123456789'].map(
        (digit) => `${example.slice(0, last)}${digit}${example.slice(last + 1)}`,
      )
      const taken = others.filter((vatId) => isVatIdOf(country, vatId)).length
      if (['BG', 'CZ', 'SK'].includes(country)) expect(taken).toBe(10)
      else expect(taken).toBeLessThan(country === 'NL' ? 3 : 2)
    },
  )
})
