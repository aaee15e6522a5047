import { memberStates } from './standard-rates'
import { isVatIdOf, vatIdPrefix } from './vat-ids'

describe('a VAT ID', () => {
  it('is accepted only with a single prefix and with its leading zeros', () => {
    expect(isVatIdOf('DE', 'DE136695976')).toBe(true)
    expect(isVatIdOf('DE', 'DEDE136695976')).toBe(false)
    expect(isVatIdOf('BE', 'BE0776091951')).toBe(true)
    expect(isVatIdOf('BE', 'BE776091951')).toBe(false)
    expect(isVatIdOf('NL', 'NL004495445B01')).toBe(true)
    expect(isVatIdOf('NL', 'NL4495445B01')).toBe(false)
  })

  it.each(memberStates)('of %s is rejected if it is malformed', (country) => {
    for (const number of ['', 'X', '1', 'B', 'ABC', 'U', '0'.repeat(5), 'Z'.repeat(12), '9'.repeat(30)])
      expect(isVatIdOf(country, `${vatIdPrefix(country)}${number}`)).toBe(false)
  })
})
