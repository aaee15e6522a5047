import { ownerSchema } from '@/lib/legal/schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { readOwner } from './owner-form'

const { register, bank, vat, ...plain } = realOwner
const typed: Record<string, string> = {
  ...plain,
  vatId: plain.vatId ?? '',
  businessId: plain.businessId ?? '',
  name: ' Klangwerk Nord GmbH ',
  'register.court': register?.court ?? '',
  'register.number': register?.number ?? '',
  'vat.mode': 'included',
  'vat.ratePercent': vat.mode === 'included' ? String(vat.ratePercent) : '',
  taxNumber: '',
  'bank.holder': bank.holder,
  'bank.iban': 'DE89 3704 0044 0532 0130 00',
  'bank.bic': ' ',
  'bank.bankName': bank.bankName,
}
const read = (changed: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changed })) form.set(name, value)
  return readOwner(form)
}

describe('the form of the owner', () => {
  it('reads what was typed, and omits empty fields', () => {
    const said = read()
    expect(ownerSchema.parse(said)).toEqual(realOwner)
    expect(said).not.toHaveProperty('taxNumber')
    expect(said).not.toHaveProperty('businessId')
    expect(read({ businessId: ' DE136695976-00001 ' })).toMatchObject({ businessId: 'DE136695976-00001' })
    expect(said.bank).not.toHaveProperty('bic')
    expect(read({ 'register.court': '', 'register.number': '' })).not.toHaveProperty('register')
  })

  it('keeps an incomplete register entry, so that the missing half is reported', () => {
    expect(read({ 'register.court': '' })).toMatchObject({ register: { court: '', number: 'HRB 12345' } })
  })

  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['neunzehn', null],
    ['', null],
  ])('reads the rate %j as %j', (rate, ratePercent) => {
    expect(read({ 'vat.ratePercent': rate }).vat).toEqual({ mode: 'included', ratePercent })
  })

  it('sends no rate for a small business', () => {
    expect(read({ 'vat.mode': 'small-business' }).vat).toEqual({ mode: 'small-business' })
  })
})
