import { sampleFields } from './owner-fields'
import { sampleOwner } from './sample-owner'
import { ownerSchema, type Owner } from './schema'
import { realOwner } from './testing/real-owner'

describe('the data of the owner', () => {
  it('are complete and well-formed, samples included', () => {
    expect(ownerSchema.safeParse(sampleOwner).error).toBeUndefined()
    expect(ownerSchema.safeParse(realOwner).error).toBeUndefined()
  })

  it('hold an IBAN without spaces', () => {
    const bank = { ...realOwner.bank, iban: 'DE89 3704 0044 0532 0130 00' }
    expect(ownerSchema.parse({ ...realOwner, bank }).bank.iban).toBe('DE89370400440532013000')
  })

  it('hold tax numbers in upper case without spaces', () => {
    const typed = { vatId: 'de 136 695 976', businessId: ' de 136695976-00001' }
    expect(ownerSchema.parse({ ...realOwner, ...typed })).toMatchObject({
      vatId: 'DE136695976',
      businessId: 'DE136695976-00001',
    })
    expect(ownerSchema.safeParse({ ...realOwner, vatId: 'ATU13585627' }).success).toBe(true)
  })

  it.each<[string, Partial<Owner>]>([
    ['name', { name: ' ' }],
    ['email', { email: 'muster' }],
    ['phone', { phone: '0431 9001122' }],
    ['vatId', { vatId: '123' }],
    ['vatId', { vatId: 'DE123456789' }],
    ['vatId', { vatId: 'DE12345678' }],
    ['businessId', { businessId: 'DE136695976' }],
    ['businessId', { businessId: '136695976-00001' }],
    ['street', { street: 'Am Hafen 7\nHinterhaus' }],
    ['bank.iban', { bank: { ...realOwner.bank, iban: 'DE88 3704 0044 0532 0130 00' } }],
    ['bank.iban', { bank: { ...realOwner.bank, iban: 'BR1500000000000010932840814P2' } }],
    ['bank.bic', { bank: { ...realOwner.bank, bic: 'NOTABIC' } }],
    ['bank.holder', { bank: { ...realOwner.bank, holder: '東京' } }],
    ['bank.holder', { bank: { ...realOwner.bank, holder: 'x'.repeat(71) } }],
    ['vat.ratePercent', { vat: { mode: 'included', ratePercent: -19 } }],
  ])('are rejected with an invalid %s', (field, change) => {
    const { error } = ownerSchema.safeParse({ ...realOwner, ...change })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
  })
})

describe('sampleFields', () => {
  it('names every identifying field of the sample', () => {
    expect(sampleFields(sampleOwner)).toEqual([
      'name',
      'representative',
      'street',
      'zip',
      'city',
      'email',
      'phone',
      'vatId',
      'bank.holder',
      'bank.iban',
      'bank.bankName',
    ])
  })

  it('finds nothing in real data', () => {
    expect(sampleFields(realOwner)).toEqual([])
  })

  it('recognises a sample spelled differently, and one only partly replaced', () => {
    const bank = { ...realOwner.bank, iban: 'de02120300000000202051' }
    expect(
      sampleFields({ ...realOwner, name: 'Musterfirma GmbH', email: 'shop@laden.example', bank }),
    ).toEqual(['name', 'email', 'bank.iban'])
  })
})
