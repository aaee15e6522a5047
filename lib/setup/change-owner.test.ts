import { setStoredVariables } from '@/lib/core/env'
import { journalEntries } from '@/lib/journal/testing/entries'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema, type Owner } from '@/lib/legal/schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { fieldMessages } from '@/lib/http/server/field-messages'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import messages from '@/messages/de.json'
import { changeOwner } from './change-owner'
import { getStoredOwner } from './owner-data'
import { ownerChangeSchema } from './owner-schema'

const ACTOR = 'admin a'
const PUBLIC = {
  PUBLIC_ORIGIN: 'https://klangwerk-nord.de',
  SMTP_HOST: 'mail.klangwerk-nord.de',
  MAIL_FROM: 'post@klangwerk-nord.de',
}

describe('a change of the owner', () => {
  const store = temporaryStore()
  const change = (owner: Owner, revision: number) => changeOwner(store(), { ...owner, revision }, ACTOR)

  afterEach(() => setStoredVariables({}))

  it('is stored once with one journal entry, even if it is submitted repeatedly', async () => {
    const press = () => change(realOwner, 0)
    await Promise.all([press(), press(), press()])
    expect(await press()).toEqual({ revision: 1 })
    expect(await getStoredOwner(store())).toEqual({ owner: realOwner, isBroken: false, changes: 1 })
    const [entry, ...more] = await journalEntries(store(), 'owner-changed')
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      actor: ACTOR,
      subject: 'setup/owner',
      before: { name: sampleOwner.name, register: '' },
      after: { name: realOwner.name, iban: 'DE89…3000' },
    })
  })

  it('journals only the changed and the removed fields', async () => {
    await change(realOwner, 0)
    await change({ ...realOwner, register: undefined, vat: { mode: 'small-business' } }, 1)
    expect((await journalEntries(store(), 'owner-changed'))[0]).toEqual({
      actor: ACTOR,
      subject: 'setup/owner',
      before: { vat: 'included', ratePercent: 19, register: 'Amtsgericht Kiel, HRB 12345' },
      after: { vat: 'small-business', ratePercent: '', register: '' },
    })
    expect((await getStoredOwner(store())).owner).not.toHaveProperty('register')
  })

  it('is rejected if it is based on a stale revision', async () => {
    await change(realOwner, 0)
    const other = { ...realOwner, city: 'Lübeck' }
    await expect(change(other, 0)).rejects.toMatchObject({ code: 'owner_changed' })
    expect((await getStoredOwner(store())).owner?.city).toBe('Kiel')
    expect(await change(other, 1)).toEqual({ revision: 2 })
  })

  it('is accepted after a command has overwritten or removed the owner', async () => {
    await change(realOwner, 0)
    await store().update({ 'setup/owner': null })
    expect(await change(realOwner, 1)).toEqual({ revision: 2 })
    await store().update({ 'setup/owner': { name: 'broken' } })
    expect(await getStoredOwner(store())).toMatchObject({ owner: null, isBroken: true })
    expect(await change(realOwner, 2)).toEqual({ revision: 3 })
    expect((await getStoredOwner(store())).owner).toEqual(realOwner)
  })

  it('may leave sample data on a local machine, but not at a public address', async () => {
    const half = ownerSchema.parse({ ...realOwner, bank: sampleOwner.bank })
    await change(half, 0)
    setStoredVariables(PUBLIC)
    await expect(change(half, 1)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'bank.iban': messages.fields.owner_sample, 'bank.holder': messages.fields.owner_sample },
    })
  })
})

describe('the form of the owner', () => {
  const wrong = (change: object) => {
    const { error } = ownerChangeSchema.safeParse(
      { ...realOwner, revision: 0, ...change },
      { reportInput: true },
    )
    return error ? fieldMessages(error) : {}
  }
  const { required, too_long, control_characters, email, partner_iban, partner_holder } = messages.fields
  const { owner_bic, owner_phone, owner_vat_id, owner_business_id, owner_rate, owner_tax_number } =
    messages.fields

  it.each<[string, object, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: required }],
    ['a long name', { name: 'x'.repeat(101) }, { name: too_long }],
    ['a street of two lines', { street: 'Am Hafen 7\nHinterhaus' }, { street: control_characters }],
    ['no mail address', { email: 'muster' }, { email }],
    ['a phone number without country', { phone: '0431 9001122' }, { phone: owner_phone }],
    ['a wrong VAT ID', { vatId: '123' }, { vatId: owner_vat_id }],
    ['a VAT ID with a wrong digit', { vatId: 'DE136695977' }, { vatId: owner_vat_id }],
    ['a wrong Wirtschafts-IdNr', { businessId: 'DE136695976' }, { businessId: owner_business_id }],
    ['neither number', { vatId: undefined }, { taxNumber: owner_tax_number }],
    ['no rate', { vat: { mode: 'included', ratePercent: null } }, { 'vat.ratePercent': owner_rate }],
    ['half a register', { register: { court: '', number: 'HRB 1' } }, { 'register.court': required }],
    [
      'a wrong account',
      { bank: { ...realOwner.bank, holder: '東京', iban: 'DE88370400440532013000', bic: 'NOTABIC' } },
      { 'bank.holder': partner_holder, 'bank.iban': partner_iban, 'bank.bic': owner_bic },
    ],
    [
      'several things at once',
      { city: '', vatId: undefined },
      { city: required, taxNumber: owner_tax_number },
    ],
  ])('reports %s at its field', (_, change, fields) => {
    expect(wrong(change)).toEqual(fields)
  })

  it('accepts tax and account numbers with spaces and in lower case', () => {
    const change = {
      vatId: 'de 136 695 976',
      bank: { ...realOwner.bank, iban: 'de89 3704 0044 0532 0130 00' },
    }
    expect(ownerChangeSchema.parse({ ...realOwner, revision: 0, ...change })).toMatchObject({
      vatId: 'DE136695976',
      bank: { iban: 'DE89370400440532013000' },
    })
  })
})
