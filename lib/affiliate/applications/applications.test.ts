import { journalEntries } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import messages from '@/messages/de.json'
import { z } from 'zod'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { redeemCode } from '../attribution/redeem-code'
import { adjustBalance } from '../balance/adjust-balance'
import { setPartner } from '../partners/set-partner'
import { publicPartner } from '../partners/public-partner'
import { changePayoutData } from '../payouts/change-payout-data'
import { leaveProgramme } from './leave-programme'
import { changePartner } from './change-partner'
import { findAffiliate } from '../data'
import { apply } from './apply'
import { decideApplication } from './decide-application'
import { applicationRequestSchema, decisionSchema, payoutRequestSchema } from './schema'

const given = {
  name: 'Lumi spielt',
  url: 'https://www.twitch.tv/lumi',
  code: 'LUMI',
  terms: currentPartnerTerms().hash,
  acceptsTerms: true,
  acceptsCreditNotes: true,
}
const payee = {
  holder: 'Luisa Mirow',
  iban: 'de89 3704 0044 0532 0130 00',
  street: 'Klangweg 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  taxState: 'private',
}
const userOf = (uid: string) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  displayName: '',
  photoURL: null,
})
const requestOf = (changes: object = {}) => applicationRequestSchema.parse({ ...given, ...changes })
const approval = { decision: 'approve', code: 'LUMI', rate: 12.5, discountPercent: 5 } as const
const state = { code: 'application_state' }

describe('an application for the partner programme', () => {
  const store = temporaryStore()
  const send = (uid = 'uid-lumi', changes: object = {}) => apply(store(), userOf(uid), requestOf(changes))
  const decide = (decision: Parameters<typeof decideApplication>[2], uid = 'uid-lumi') =>
    decideApplication(store(), uid, decision, 'admin a')
  const mails = async () =>
    Object.values(
      z
        .record(z.string(), z.object({ template: z.string() }))
        .catch({})
        .parse(await store().get('mails')),
    )
      .map(({ template }) => template)
      .sort()

  it('is stored with the terms and both consents, confirmed by mail, and counts once however often it is sent', async () => {
    await Promise.all([send(), send(), send()])
    await send()
    expect(await store().get('affiliateApplications/uid-lumi')).toMatchObject({
      status: 'open',
      terms: { hash: given.terms, rate: 10, holdDays: 30, threshold: 2500, hours: 24 },
      creditNotes: { text: messages.affiliate.application.creditNotes },
    })
    expect(await store().get(`legalTexts/${currentPartnerTerms().hash}`)).toMatchObject({ kind: 'partner' })
    expect(await mails()).toEqual(['application-received'])
    await expect(send('uid-lumi', { code: 'OTHER' })).rejects.toMatchObject(state)
  })

  it('is approved once, with rate, code, discount and terms', async () => {
    await send()
    const results = await Promise.allSettled([
      decide(approval),
      decide(approval),
      decide({ decision: 'reject', text: 'Nein.' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(approval)).rejects.toMatchObject(state)
    expect(await mails()).toHaveLength(2)
  })

  it('makes a partner whose code works', async () => {
    await send()
    await decide(approval)
    expect(await findAffiliate(store(), 'lumi')).toMatchObject({
      uid: 'uid-lumi',
      commissionRate: 12.5,
      discountPercent: 5,
      active: true,
      name: 'Lumi spielt',
      email: 'uid-lumi@example.com',
      acceptedTerms: { [given.terms]: { version: currentPartnerTerms().version, rate: 12.5, holdDays: 30 } },
      agreed: { holdDays: 30, threshold: 2500, hours: 24 },
    })
    expect((await findAffiliate(store(), 'lumi'))?.payout).toBeUndefined()
    await expect(send()).rejects.toMatchObject(state)
  })

  it('reports a taken code and new terms together', async () => {
    await changeCodes()
    await expect(send('uid-lumi', { code: 'nova10', terms: '2020-01-01' })).rejects.toMatchObject({
      fields: {
        code: messages.errors.affiliate_code_taken,
        terms: messages.fields.partner_terms_changed,
      },
    })
  })

  it('can be questioned, answered and rejected', async () => {
    await send()
    await decide({ decision: 'ask', text: 'Wo genau?' })
    await expect(decide({ decision: 'ask', text: 'Wo denn?' })).rejects.toMatchObject(state)
    await send('uid-lumi', { url: 'https://www.youtube.com/@lumi' })
    expect(await store().get('affiliateApplications/uid-lumi')).toMatchObject({
      status: 'open',
      url: 'https://www.youtube.com/@lumi',
    })
    await decide({ decision: 'reject', text: 'Passt nicht.' })
    await expect(send()).rejects.toMatchObject(state)
    await expect(decide(approval)).rejects.toMatchObject(state)
    expect(await mails()).toEqual([
      'application-question',
      'application-received',
      'application-received',
      'application-rejected',
    ])
  })

  it('gives a code wanted by two applicants only to the one approved first', async () => {
    await Promise.all([send('uid-a'), send('uid-b', { code: 'lumi' })])
    const results = await Promise.allSettled([
      decide(approval, 'uid-a'),
      decide({ ...approval, code: 'lumi' }, 'uid-b'),
    ])
    const refused = results.find(({ status }) => status === 'rejected')
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(refused).toMatchObject({ reason: { fields: { code: messages.errors.affiliate_code_taken } } })
    const loser = (await findAffiliate(store(), 'lumi'))?.uid === 'uid-a' ? 'uid-b' : 'uid-a'
    expect(await store().get(`affiliateApplications/${loser}/status`)).toBe('open')
    expect(await store().get(`affiliateUsers/${loser}`)).toBeNull()
    await decide({ ...approval, code: 'LUMI2' }, loser)
  })

  it.each(['NoVa10', 'OLDNOVA', 'uid-nova', 'uid-lumi'])(
    'is refused the taken code %s with a message at its field',
    async (code) => {
      await changeCodes()
      await expect(send('uid-lumi', { code })).rejects.toMatchObject({
        fields: { code: messages.errors.affiliate_code_taken },
      })
    },
  )

  async function changeCodes(): Promise<void> {
    await store().update({ 'affiliateUsers/uid-nova': { uid: 'uid-nova' } })
    for (const code of ['oldnova', 'nova10']) await changePartner(store(), 'uid-nova', { code }, 'admin a')
  }

  it('needs a verified address and the current terms', async () => {
    const unverified = { ...userOf('uid-lumi'), emailVerified: false }
    await expect(apply(store(), unverified, requestOf())).rejects.toMatchObject({ code: 'email_unverified' })
    await expect(send('uid-lumi', { terms: '2020-01-01' })).rejects.toMatchObject({
      fields: { terms: messages.fields.partner_terms_changed },
    })
    expect(await store().get('affiliateApplications')).toBeNull()
  })

  it('is journalled with each decision, once, even if two decide at the same time', async () => {
    await send()
    const ask = () => decide({ decision: 'ask', text: 'Wo?' }).catch(() => undefined)
    await Promise.all([ask(), ask(), ask()])
    const approve = () => decide(approval).catch(() => undefined)
    await Promise.all([approve(), approve(), approve()])
    await approve()
    const [actor, subject] = ['admin a', 'affiliateApplications/uid-lumi']
    const after = { status: 'approved', code: 'LUMI', rate: 12.5, discountPercent: 5 }
    expect(await journalEntries(store(), 'application-decided')).toEqual([
      { actor, subject, before: { status: 'question' }, after },
      { actor, subject, before: { status: 'open' }, after: { status: 'question', message: 'Wo?' } },
    ])
  })
})

const issuesOf = (error: z.ZodError | undefined) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message])

it.each([
  [{ url: 'lumi' }, 'url', 'url'],
  [{ url: 'lumi@example.com' }, 'url', 'url'],
  [{ url: 'javascript:alert(1)' }, 'url', 'url'],
  [{ url: 'ftp://twitch.tv/lumi' }, 'url', 'url'],
  [{ code: 'Növa' }, 'code', 'partner_code'],
  [{ code: 'admin' }, 'code', 'partner_code'],
  [{ code: ' ' }, 'code', 'required'],
  [{ acceptsTerms: false }, 'acceptsTerms', 'partner_terms'],
  [{ acceptsCreditNotes: false }, 'acceptsCreditNotes', 'partner_credit_notes'],
])('is rejected with %j', (changes, field, message) => {
  const { error } = applicationRequestSchema.safeParse({ ...given, ...changes })
  expect(issuesOf(error)).toContainEqual([field, message])
})

it.each([
  ['twitch.tv/lumi', 'https://twitch.tv/lumi'],
  [' www.youtube.com/@lumi ', 'https://www.youtube.com/@lumi'],
  ['http://lumi.example', 'http://lumi.example'],
])('accepts the address %s as people write it', (url, read) => expect(requestOf({ url }).url).toBe(read))

it('reports all errors of an application at once', () => {
  const wrong = { name: '', url: 'x', code: 'ä', acceptsTerms: false, acceptsCreditNotes: false }
  const { error } = applicationRequestSchema.safeParse({ ...given, ...wrong })
  const fields = new Set(issuesOf(error)?.map(([field]) => field))
  expect([...fields]).toEqual(['name', 'url', 'code', 'acceptsTerms', 'acceptsCreditNotes'])
})

const taxNumber = '21/815/08150'

it.each([
  [{ iban: 'DE89370400440532013001' }, 'iban', 'partner_iban'],
  [{ iban: 'US64SVBKUS6S3300958879' }, 'iban', 'partner_iban'],
  [{ taxState: '' }, 'taxState', 'partner_tax_state'],
  [
    { taxState: 'small-business', taxNumber, country: 'AT', zip: '1010' },
    'taxState',
    'partner_small_business',
  ],
  [{ taxState: 'small-business' }, 'taxNumber', 'partner_tax_number'],
  [{ taxState: 'small-business', taxNumber: '21/815/0815' }, 'taxNumber', 'partner_tax_number'],
  [{ taxState: 'small-business', taxNumber: 'DE123456788' }, 'taxNumber', 'partner_tax_number'],
  [{ taxState: 'vat' }, 'vatId', 'partner_vat_id'],
  [{ taxState: 'vat', vatId: 'DE136695977' }, 'vatId', 'partner_vat_id'],
  [{ taxState: 'vat', vatId: 'ATU13585627' }, 'vatId', 'partner_vat_id'],
  [{ holder: ' ' }, 'holder', 'required'],
  [{ holder: '東京 太郎' }, 'holder', 'partner_holder'],
  [{ holder: 'Иван Петров' }, 'holder', 'partner_holder'],
  [{ holder: '🎧🎮' }, 'holder', 'partner_holder'],
])('rejects payout data with %j', (changes, field, message) => {
  const { error } = payoutRequestSchema.safeParse({ ...payee, ...changes })
  expect(issuesOf(error)).toEqual([[field, message]])
})

it('reports a wrong VAT number together with other errors', () => {
  const wrong = { holder: '', iban: 'DE00', taxState: 'vat', vatId: 'DE1' }
  const { error } = payoutRequestSchema.safeParse({ ...payee, ...wrong })
  expect(issuesOf(error)?.map(([field]) => field)).toEqual(['holder', 'iban', 'vatId'])
})

it('reports a small business abroad together with other errors', () => {
  const wrong = { holder: '', taxState: 'small-business', taxNumber, country: 'AT' }
  const { error } = payoutRequestSchema.safeParse({ ...payee, ...wrong })
  expect(issuesOf(error)?.map(([field]) => field)).toEqual(['holder', 'taxState'])
  const here = payoutRequestSchema.parse({ ...payee, taxState: 'small-business', taxNumber })
  expect(here).toMatchObject({ taxState: 'small-business', taxNumber, address: { country: 'DE' } })
  expect(messages.fields.partner_small_business).toContain('UID')
})

it.each(['2181508150', '21/815/08150', '181/815/08155', ' 2866081508156 '])(
  'accepts the tax number %j of a small business, and forgets that of others',
  (number) => {
    const said = { ...payee, taxNumber: number }
    const { taxNumber: kept } = payoutRequestSchema.parse({ ...said, taxState: 'small-business' })
    expect(kept).toBe(number.trim())
    expect(payoutRequestSchema.parse({ ...said, taxState: 'private' })).not.toHaveProperty('taxNumber')
  },
)

it.each([{ vatId: 'DE 136 695 976' }, { vatId: 'atu13585627', country: 'AT', zip: '1010' }])(
  'accepts payout data with the number %j',
  (changes) => {
    const { vatId } = payoutRequestSchema.parse({ ...payee, ...changes, taxState: 'vat' })
    expect(vatId).toMatch(/^(DE136695976|ATU13585627)$/)
  },
)

it('accepts a question of several lines, but no characters that change the text direction', () => {
  const read = (text: string) => decisionSchema.safeParse({ decision: 'ask', text }).success
  expect([read('Wo?\nWie oft?'), read('Wo?\r\n\r\nWie oft?'), read('\u202eWo?'), read('\n')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('a partner who has left', () => {
  const store = temporaryStore()
  const send = (changes: object = {}) => apply(store(), userOf('uid-lumi'), requestOf(changes))
  const approve = () => decideApplication(store(), 'uid-lumi', approval, 'admin a')

  beforeEach(async () => {
    await send()
    await approve()
    await adjustBalance(store(), 'uid-lumi', { amount: 300, note: 'Danke', key: 'a' })
    await changePayoutData(store(), 'uid-lumi', payoutRequestSchema.parse(payee))
    await leaveProgramme(store(), 'uid-lumi')
  })

  it('is paid below the threshold, and is gone from the shop', async () => {
    expect(await findAffiliate(store(), 'LUMI')).toMatchObject({
      active: false,
      isPayable: true,
      released: 300,
    })
    expect(await publicPartner(store(), 'LUMI')).toBeNull()
    await expect(redeemCode(store(), 'LUMI')).rejects.toMatchObject({ code: 'code_inactive' })
  })

  it('comes back by a new application, with the old code, the balance and the threshold', async () => {
    await send()
    await expect(approve()).resolves.toBeUndefined()
    const partner = await findAffiliate(store(), 'LUMI')
    expect(partner).toMatchObject({
      active: true,
      name: 'Lumi spielt',
      balance: 300,
      withheld: 'below-threshold',
    })
    expect(partner).not.toHaveProperty('endedAt')
    expect(partner).not.toHaveProperty('isLeaving')
    expect(await publicPartner(store(), 'LUMI')).toMatchObject({ name: 'Lumi spielt' })
    await expect(send()).rejects.toMatchObject(state)
    expect(await findingsOf(store())).toEqual([])
  })

  it('is not active again by a change at the desk', async () => {
    const before = await findAffiliate(store(), 'LUMI')
    await expect(changePartner(store(), 'uid-lumi', { active: true }, 'admin a')).rejects.toMatchObject({
      code: 'partner_left',
    })
    expect(await findAffiliate(store(), 'LUMI')).toEqual(before)
  })

  it('gets the newly approved rate, even if lower, and loses a lasting code', async () => {
    await send()
    await approve()
    await setPartner(store(), 'uid-lumi', { codeLasts: true })
    await leaveProgramme(store(), 'uid-lumi')
    await send()
    await decideApplication(store(), 'uid-lumi', { ...approval, rate: 5 }, 'admin a')
    const partner = await findAffiliate(store(), 'LUMI')
    expect(partner).toMatchObject({ active: true, commissionRate: 5 })
    expect(partner).not.toHaveProperty('offeredRate')
    expect(partner).not.toHaveProperty('codeLasts')
  })

  it('may leave and return twice, but cannot take another partner’s code', async () => {
    await send()
    await approve()
    await leaveProgramme(store(), 'uid-lumi')
    await apply(store(), userOf('uid-other'), requestOf({ code: 'ANDERE' }))
    await decideApplication(store(), 'uid-other', { ...approval, code: 'ANDERE' }, 'admin a')
    await expect(send({ code: 'ANDERE' })).rejects.toMatchObject({ code: 'invalid_input' })
    await send()
    await approve()
    expect(await findAffiliate(store(), 'LUMI')).toMatchObject({ active: true, balance: 300 })
  })
})
