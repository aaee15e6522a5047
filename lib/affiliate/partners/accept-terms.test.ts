import { NewTerms } from '@/components/affiliate/dashboard/dashboard'
import { setClock } from '@/lib/core/clock'
import { setStoredVariables } from '@/lib/core/env'
import { journalEntries } from '@/lib/journal/testing/entries'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { getLegalText, legalTextKept } from '@/lib/legal/data'
import { mailSchema } from '@/lib/mail/schema'
import type { PartnerValues } from '@/lib/legal/texts/partner-terms'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { agreedValues, termsOffered } from '../agreed-terms'
import { changePartner } from '../applications/change-partner'
import { adjustBalance } from '../balance/adjust-balance'
import { recordClick } from '../attribution/record-click'
import { getAffiliate } from '../data'
import { rateOfferedMail } from '../mails/application-mails'
import { addSale, samplePayout } from '../testing/add-sales'
import { acceptTerms } from './accept-terms'
import { setPartner } from './set-partner'

const AT = Date.parse('2026-10-01T12:00:00+02:00')
const USUAL: PartnerValues = { rate: 10, holdDays: 30, threshold: 2500, hours: 24 }
const OTHER = {
  PARTNER_RATE: '5',
  PARTNER_HOLD_DAYS: '60',
  PARTNER_THRESHOLD: '9000',
  ATTRIBUTION_HOURS: '48',
}

describe('the terms agreed with a partner', () => {
  const store = temporaryStore()
  const partnerOf = async (uid: string) => {
    const partner = await getAffiliate(store(), uid)
    if (!partner) throw new Error('no partner')
    return partner
  }
  const offerTo = async (uid: string) => termsOffered(await partnerOf(uid))
  const accept = async (uid: string) => acceptTerms(store(), uid, (await offerTo(uid))?.terms.hash ?? '')
  const valuesOf = async (uid: string) => agreedValues(await partnerOf(uid))
  const add = (uid: string) => {
    const code = uid.toUpperCase()
    const contact = { email: `${uid}@example.com`, payout: samplePayout }
    return setPartner(store(), uid, { customCode: code, commissionRate: 10, ...contact })
  }
  let time = AT
  const setRate = (rate: number) => {
    setClock(() => (time += 1))
    return changePartner(store(), 'nova', { rate }, 'admin a')
  }
  const earn = (uid: string, amount: number) =>
    adjustBalance(store(), uid, { amount, note: 'Bonus', key: `key-${uid}-${amount}` })
  /** The only mail in the queue. */
  const offerMail = async () => {
    const [mail, ...further] = await store().list('mails', { limit: 9 })
    expect(further).toEqual([])
    return mailSchema.parse(mail?.value)
  }
  const isPayable = (uid: string) => store().get(`affiliateUsers/${uid}/isPayable`)
  const hoursOf = async (code: string) => {
    const request = { code, originalUrl: 'https://spielklang.example/' }
    return (await recordClick(store(), request, { address: null, userAgent: 'Browser' })).hours ?? 24
  }

  beforeEach(async () => {
    setClock(() => AT)
    await add('nova')
    await accept('nova')
  })
  afterEach(() => {
    setStoredVariables({})
    setClock()
  })

  it('stay the same if the settings change, which only apply to new partners', async () => {
    setStoredVariables(OTHER)
    await add('kira')
    expect(await valuesOf('nova')).toEqual(USUAL)
    expect(await valuesOf('kira')).toEqual({ rate: 10, holdDays: 60, threshold: 9000, hours: 48 })
    expect(await addSale(store(), 'nova', { at: AT, price: 1000 })).toMatchObject({ releaseOn: '2026-10-31' })
    expect(await addSale(store(), 'kira', { at: AT, price: 1000 })).toMatchObject({ releaseOn: '2026-11-30' })
    await Promise.all([earn('nova', 2500), earn('kira', 2500)])
    expect([await isPayable('nova'), await isPayable('kira')]).toEqual([true, null])
    expect([await hoursOf('NOVA'), await hoursOf('KIRA')]).toEqual([24, 48])
  })

  it('change once the partner accepts, as does what is payable; earlier sales keep their terms', async () => {
    const before = await addSale(store(), 'nova', { at: AT, price: 1000 })
    await earn('nova', 2600)
    setStoredVariables(OTHER)
    setClock(() => AT + 1)
    const { hash = '' } = (await offerTo('nova'))?.terms ?? {}
    await Promise.all([1, 2, 3].map(() => acceptTerms(store(), 'nova', hash)))
    const partner = await partnerOf('nova')
    const values = { rate: 10, holdDays: 60, threshold: 9000, hours: 48 }
    expect(agreedValues(partner)).toEqual(values)
    expect(partner.acceptedTerms?.[hash]).toMatchObject({ ...values, at: AT + 1 })
    expect(Object.keys(partner.acceptedTerms ?? {})).toHaveLength(2)
    expect((await getLegalText(store(), hash)).text).toMatch(/60 Tage nach der Zahlung[^]*90,00\s€/)
    expect([partner.isPayable, partner.withheld]).toEqual([undefined, 'below-threshold'])
    expect(await store().get(`affiliateSales/${before.id}`)).toMatchObject({
      holdDays: 30,
      releaseOn: '2026-10-31',
    })
    expect(await NewTerms({ partner })).toBeNull()
  })

  it('are not changed by terms no longer offered', async () => {
    setStoredVariables(OTHER)
    const { hash = '' } = (await offerTo('nova'))?.terms ?? {}
    setStoredVariables({ ...OTHER, PARTNER_HOLD_DAYS: '90' })
    await expect(acceptTerms(store(), 'nova', hash)).rejects.toMatchObject({ code: 'terms_changed' })
    setStoredVariables({})
    await expect(acceptTerms(store(), 'nova', hash)).rejects.toMatchObject({ code: 'terms_changed' })
    expect(await valuesOf('nova')).toEqual(USUAL)
    await expect(acceptTerms(store(), 'nobody', hash)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('include a higher rate at once, and a lower one once the partner agrees', async () => {
    await setRate(12)
    expect([await offerTo('nova'), await valuesOf('nova')]).toMatchObject([null, { rate: 12 }])
    await Promise.all([setRate(8), setRate(8)])
    expect(await valuesOf('nova')).toMatchObject({ rate: 12 })
    expect(await addSale(store(), 'nova', { at: AT, price: 1000 })).toMatchObject({ commissionAmount: 120 })
    const { values, terms } = (await offerTo('nova')) ?? {}
    expect([values?.rate, terms?.text]).toEqual([8, expect.stringMatching(/Ihr Satz ist 8\s%/)])
    expect(JSON.stringify(await rateOfferedMail(store(), await offerMail()))).toMatch(/12\s%.*8\s%/)
    await accept('nova')
    expect(await valuesOf('nova')).toMatchObject({ rate: 8 })
    expect((await partnerOf('nova')).offeredRate).toBeUndefined()
    expect(await rateOfferedMail(store(), await offerMail())).toBeNull()
    expect(await addSale(store(), 'nova', { at: AT + 1, price: 1000 })).toMatchObject({
      commissionAmount: 80,
    })
    expect(await journalEntries(store(), 'partner-changed')).toMatchObject([
      { before: {}, after: { offeredRate: 8 } },
      { before: { commissionRate: 10 }, after: { commissionRate: 12 } },
    ])
    expect(await offerMail()).toMatchObject({ template: 'partner-rate-offered', to: 'nova@example.com' })
  })

  it('lose the offer of a lower rate when the rate is set to the current one or higher', async () => {
    for (const rate of [10, 11]) {
      await setRate(8)
      expect(await offerTo('nova')).not.toBeNull()
      await setRate(rate)
      expect([await offerTo('nova'), await valuesOf('nova')]).toMatchObject([null, { rate }])
    }
    expect((await journalEntries(store(), 'partner-changed')).slice(1, 3)).toMatchObject([
      { before: {}, after: { offeredRate: 8 } },
      { before: { offeredRate: 8 }, after: {} },
    ])
  })
})

describe('terms whose spelling was corrected', () => {
  const store = temporaryStore()

  it('need no new consent of partners who agreed before, and keep the text each agreed to', async () => {
    const terms = currentPartnerTerms(USUAL, 'partner')
    const before = { ...terms, text: 'Wie zuvor geschrieben.', hash: 'before' }
    for (const uid of ['uid-before', 'uid-after'])
      await setPartner(store(), uid, { customCode: uid.toUpperCase(), commissionRate: 10 })
    await store().update({
      ...(await legalTextKept(store(), before)),
      'affiliateUsers/uid-before/acceptedTerms/before': { version: before.version, at: 1, ...USUAL },
    })
    await acceptTerms(store(), 'uid-after', terms.hash)
    for (const [uid, agreed] of [
      ['uid-before', before],
      ['uid-after', terms],
    ] as const) {
      const partner = await getAffiliate(store(), uid)
      if (!partner) throw new Error('no partner')
      expect(await NewTerms({ partner })).toBeNull()
      const [hash = ''] = Object.keys(partner.acceptedTerms ?? {})
      expect(await getLegalText(store(), hash)).toEqual(agreed)
    }
  })
})
