import { fieldMessages } from '@/lib/http/server/field-messages'
import messages from '@/messages/de.json'
import { countryName } from '@/lib/core/text/country-line'
import { vatIdExample } from '@/lib/legal/taxation/vat-ids'
import { billingRequestSchema } from './schema'
import { requireBilling } from './place-order'

const person = { name: 'Ada König', street: 'Hauptstraße 1', zip: '01067', city: 'Dresden', country: 'DE' }
const company = { ...person, company: 'Klang & Söhne GmbH', name: '' }

const problemsOf = (change: object, base: object = person) => {
  const parsed = billingRequestSchema.safeParse({ ...base, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const sentences = (change: object) => {
  const { error } = billingRequestSchema.safeParse({ ...company, ...change })
  return error ? Object.values(fieldMessages(error)) : []
}

describe('the billing address', () => {
  it('may be of a person, or of a company with its normalised VAT number', () => {
    expect(billingRequestSchema.parse({ ...person, company: ' ', vatId: '' })).toEqual(person)
    expect(billingRequestSchema.parse({ ...company, vatId: ' de 136.695.976 ' })).toEqual({
      company: 'Klang & Söhne GmbH',
      street: 'Hauptstraße 1',
      zip: '01067',
      city: 'Dresden',
      country: 'DE',
      vatId: 'DE136695976',
    })
  })

  it.each([
    [{ name: ' ', company: '' }, 'name: billing_name'],
    [{ street: '' }, 'street: required'],
    [{ street: undefined }, 'street: required'],
    [{ city: 'x'.repeat(81) }, 'city: too_long'],
    [{ zip: '' }, 'zip: required'],
    [{ zip: '1010' }, 'zip: zip'],
    [{ zip: '٠١٠٦٧' }, 'zip: zip'],
    [{ country: 'CH' }, 'country: country_not_sold'],
    [{ country: 'Österreich' }, 'country: country'],
    [{ country: 'AT', zip: '!' }, 'zip: zip'],
    [{ name: 'A\u0000b' }, 'name: control_characters'],
    [{ street: 'Weg 1\r\nBcc: a@example.com' }, 'street: control_characters'],
    [{ city: 'a\u202Eb' }, 'city: control_characters'],
    [{ vatId: 'DE136695976' }, 'company: billing_company'],
    [{ surprise: true }, expect.stringContaining('surprise')],
  ])('rejects %j at its field', (change, problem) => expect(problemsOf(change)).toContainEqual(problem))

  it('keeps names in all letters that invoices print, without invisible characters', () => {
    const said = {
      company: '\u200bРомашка\u2060 ООО ',
      name: 'Nguyễn\u00ad Thị',
      zip: '01067\ufeff',
      city: 'Αθήνα',
    }
    expect(billingRequestSchema.parse({ ...person, ...said })).toMatchObject({
      company: 'Ромашка ООО',
      name: 'Nguyễn Thị',
      zip: '01067',
      city: 'Αθήνα',
    })
    expect(problemsOf({ name: '\u200b' })).toEqual(['name: billing_name'])
    expect(problemsOf({ street: '\u200b' })).toEqual(['street: required'])
  })

  it('reports letters that invoices cannot print at their field', () => {
    const { error } = billingRequestSchema.safeParse({ ...person, company: '東京電力 GmbH', city: 'Köln 🎧' })
    expect(error && fieldMessages(error)).toEqual({
      company: messages.fields.unprinted_letters.replace('{letters}', '東 京 電 力'),
      city: messages.fields.unprinted_letters.replace('{letters}', '🎧'),
    })
    expect(problemsOf({ name: 'שלום' })).toEqual(['name: unprinted_letters'])
  })

  it.each([
    ['DE136695977', 'vat_id'],
    ['DE13669597', 'vat_id'],
    ['unsinn', 'vat_id'],
    ['12345', 'vat_id'],
    ['ATU13585627', 'vat_id_foreign'],
    ['NL004495445B01', 'vat_id_foreign'],
    ['ATU13585628', 'vat_id'],
  ])('rejects the number %s', (vatId, problem) =>
    expect(problemsOf({ vatId }, company)).toEqual([`vatId: ${problem}`]),
  )

  it.each([
    ['AT', '1010', 'ATU13585627'],
    ['GR', '151 24', 'EL094259216'],
    ['IE', 'D02 AF30', 'IE6433435F'],
    ['NL', '1012 AB', 'NL004495445B01'],
    ['RO', '010011', 'RO18547290'],
  ])('may be in %s, with a postcode and a number of that country', (country, zip, vatId) => {
    expect(problemsOf({ country, zip, vatId }, company)).toEqual([])
    const wrong = vatId.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
    expect(sentences({ country, zip, vatId: wrong })).toEqual([
      expect.stringMatching(new RegExp(`${countryName(country)}.*${vatIdExample(country)}`)),
    ])
    expect(problemsOf({ country, zip, vatId: 'DE136695976' }, company)).toEqual(['vatId: vat_id_foreign'])
  })

  const placeOf = (change: object) => {
    const { zip, city } = billingRequestSchema.parse({ ...person, ...change })
    return `${zip} ${city}`.trim()
  }
  it.each([
    [{ zip: 'D-10115', city: 'Berlin' }, '10115 Berlin'],
    [{ zip: 'DE 10115', city: 'Berlin' }, '10115 Berlin'],
    [{ country: 'AT', zip: 'A-1010', city: 'Wien' }, '1010 Wien'],
    [{ country: 'FR', zip: '75231 Cedex 05', city: 'Paris' }, '75231 Paris Cedex 05'],
    [{ country: 'FR', zip: '75231 CEDEX', city: 'Paris Cedex 05' }, '75231 Paris Cedex 05'],
    [{ country: 'FR', zip: '98000', city: 'Monaco' }, '98000 Monaco'],
    [{ country: 'IE', zip: '', city: 'Galway' }, 'Galway'],
    [{ country: 'IE', zip: 'D02 AF30', city: 'Dublin' }, 'D02 AF30 Dublin'],
    [{ country: 'LV', zip: 'LV-1050', city: 'Rīga' }, 'LV-1050 Rīga'],
    [{ country: 'MT', zip: 'VLT 1117', city: 'Valletta' }, 'VLT 1117 Valletta'],
    [{ country: 'NL', zip: '1012 AB', city: 'Amsterdam' }, '1012 AB Amsterdam'],
    [{ country: 'SE', zip: 'SE-111 22', city: 'Stockholm' }, '111 22 Stockholm'],
  ])('has its postcode as people write it: %j', (change, place) => expect(placeOf(change)).toBe(place))

  it.each([
    ['DE', '27498 78266', '27499 78267'],
    ['DK', '3900 100', '3800 1000'],
    ['ES', '35001 38001 51001 52001', '28001 33001 50001 53001'],
    ['FI', '22100 22999', '00100 23100'],
    ['FR', '97400 97133 98713 98800', '75001 96000 98000'],
    ['GR', '63086 63087', '63085 63088'],
    ['IT', '23041 22061', '23042 22060'],
    ['CY', '', '9000'],
  ])('is outside the VAT area of %s at %s, but not at %s', (country, outside, within) => {
    for (const zip of outside.split(' ').filter((each) => each.length > 2))
      expect(problemsOf({ country, zip })).toEqual(['zip: territory_not_sold'])
    for (const zip of within.split(' ')) expect(problemsOf({ country, zip })).toEqual([])
  })

  it('has a message for each of its problems', () => {
    const codes =
      'billing_name billing_company country country_not_sold billing_needed zip territory_not_sold vat_id vat_id_foreign'
    for (const code of codes.split(' ')) expect(messages.fields).toHaveProperty(code)
  })

  it('is required above 250 € (§ 33 UStDV)', () => {
    const billing = billingRequestSchema.parse(person)
    expect(() => requireBilling(25_000, undefined)).not.toThrow()
    expect(() => requireBilling(25_001, billing)).not.toThrow()
    expect(() => requireBilling(25_001, undefined)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        fields: expect.objectContaining({
          'billing.name': messages.fields.billing_needed,
          'billing.zip': messages.fields.required,
        }),
      }),
    )
  })
})
