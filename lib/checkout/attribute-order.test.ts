import { addCampaign } from '@/lib/affiliate/campaigns/add-campaign'
import { newCampaignSchema } from '@/lib/affiliate/campaigns/schema'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { flagSale } from '@/lib/affiliate/flags/flag-sales'
import { reviewSale } from '@/lib/affiliate/flags/review-sale'
import { findSale } from '@/lib/affiliate/sales/data'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { setClock } from '@/lib/core/clock'
import { creditPartner } from '@/lib/orders/commission/credit-partner'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attributeOrder } from './attribute-order'
import { placeOrder } from './place-order'
import { orderRequestSchema } from './schema'

const HOURS = 3_600_000
const email = 'kundin@example.com'

describe('attributeOrder', () => {
  const store = temporaryStore()
  afterEach(() => setClock())
  beforeEach(async () => {
    await setPartner(store(), 'uid-visit', {
      customCode: 'VISIT',
      discountPercent: 5,
      email: 'v@example.com',
    })
    await setPartner(store(), 'uid-cookie', { customCode: 'COOKIE', discountPercent: 10 })
    await setPartner(store(), 'uid-typed', { customCode: 'TYPED', discountPercent: 20 })
    await setPartner(store(), 'uid-plain', { customCode: 'PLAIN' })
  })
  const visit = async () => {
    const click = { code: 'visit', originalUrl: 'https://spielklang.example/' }
    return (await recordClick(store(), click, { address: null, userAgent: 'Browser' })).trackingId
  }

  it('prefers the typed code to the visit, and the visit to the cookie', async () => {
    const trackingId = await visit()
    const cookie = { cookieCode: 'COOKIE' }
    expect(await attributeOrder(store(), { email, trackingId, discountCode: 'typed' }, cookie)).toEqual({
      attribution: { affiliateUid: 'uid-typed', trackingCode: 'TYPED', by: 'code' },
      discount: { code: 'TYPED', percent: 20 },
    })
    expect(await attributeOrder(store(), { email, trackingId }, cookie)).toEqual({
      attribution: { affiliateUid: 'uid-visit', trackingCode: trackingId, by: 'link' },
      discount: { code: 'VISIT', percent: 5 },
    })
    expect(await attributeOrder(store(), { email }, cookie)).toMatchObject({
      attribution: { affiliateUid: 'uid-cookie' },
      discount: { code: 'COOKIE', percent: 10 },
    })
    expect(await attributeOrder(store(), { email }, {})).toMatchObject({ attribution: null, discount: null })
  })

  it('credits the partner of a typed code without a discount, whatever link was followed', async () => {
    const cookie = { cookieCode: 'COOKIE' }
    expect(await attributeOrder(store(), { email, discountCode: 'plain' }, cookie)).toEqual({
      attribution: { affiliateUid: 'uid-plain', trackingCode: 'PLAIN', by: 'code' },
      discount: null,
    })
  })

  it('gives no discount for a visit 24 hours ago, or for a partner who has left since', async () => {
    const trackingId = await visit()
    const later = Date.now() + 24 * HOURS
    setClock(() => later)
    expect(await attributeOrder(store(), { email, trackingId }, {})).toMatchObject({ discount: null })
    setClock()
    await setPartner(store(), 'uid-visit', { active: false })
    expect(await attributeOrder(store(), { email, trackingId }, {})).toMatchObject({ discount: null })
  })

  it('rejects a wrong code rather than falling back to a link', async () => {
    const trackingId = await visit()
    const credit = attributeOrder(store(), { email, trackingId, discountCode: 'tiped' }, {})
    await expect(credit).rejects.toMatchObject({ code: 'code_unknown' })
  })
})

describe('an order of the partner', () => {
  const store = temporaryStore()
  const PARTNERS = { 'uid-mail': 'v.w@example.com', 'uid-gmail': 'v.w@gmail.com' }
  const body = {
    items: [{ id: 'cs2-schrittklar' }],
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
  }

  it.each<[keyof typeof PARTNERS, string, string | undefined, boolean]>([
    ['uid-mail', 'stranger@example.com', undefined, false],
    ['uid-mail', 'v.w@example.com', undefined, true],
    ['uid-mail', 'V.W+x@Example.com', undefined, true],
    ['uid-mail', 'vw@example.com', undefined, false],
    ['uid-mail', 'stranger@example.com', 'uid-mail', true],
    ['uid-gmail', 'vw+x@googlemail.com', undefined, true],
    ['uid-gmail', 'v.wx@gmail.com', undefined, false],
  ])(
    '%s under %s (account: %s) is answered like anybody’s: earns nothing %s',
    async (uid, email, customerUid, isOwn) => {
      const partner = { customCode: 'KIRA', discountPercent: 10, commissionRate: 10, email: PARTNERS[uid] }
      await setPartner(store(), uid, partner)
      const click = { code: 'kira', originalUrl: 'https://spielklang.example/' }
      const { trackingId } = await recordClick(store(), click, { address: null, userAgent: 'Browser' })
      const ways = [{ discountCode: 'kira' }, { trackingId }]
      for (const [index, way] of ways.entries()) {
        const placed = async (who: string, key: string, account?: string) =>
          placeOrder(store(), orderRequestSchema.parse({ ...body, ...way, email: who }), {
            key,
            customerUid: account,
          })
        const reader = await placed('reader@example.org', `key-reader-${index}`)
        const { orderId, ...answer } = await placed(email, `key-partner-${index}`, customerUid)
        expect({ ...answer, accessToken: '' }).toEqual({ ...reader, orderId: undefined, accessToken: '' })
        await confirmPayment(store(), orderId, 'admin')
        await creditPartner(store(), orderId)
        expect((await findSale(store(), orderId)) === null).toBe(isOwn)
      }
      expect(await findingsOf(store())).toEqual([])
    },
  )
})

describe('a code typed with an earlier order', () => {
  const store = temporaryStore()
  const DAY = 24 * HOURS
  const START = Date.parse('2026-07-01T10:00:00Z')
  let time = START
  let keys = 0

  beforeEach(async () => {
    time = START
    setClock(() => time)
    const partner = { commissionRate: 10, discountPercent: 10, codeLasts: true }
    await setPartner(store(), 'uid-kira', { ...partner, customCode: 'KIRA', email: 'kira@example.com' })
    await setPartner(store(), 'uid-nova', { ...partner, customCode: 'NOVA' })
    await setPartner(store(), 'uid-other', { commissionRate: 10, customCode: 'OTHER', discountPercent: 5 })
  })
  afterEach(() => setClock())

  async function buy(discountCode?: string, customerUid?: string) {
    const request = orderRequestSchema.parse({
      items: [{ id: 'cs2-schrittklar' }],
      email,
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod: 'vorkasse',
      ...(discountCode === undefined ? {} : { discountCode }),
    })
    keys += 1
    return (await placeOrder(store(), request, { key: `key-${keys}-12345`, customerUid })).orderId
  }
  async function pay(orderId: string) {
    await confirmPayment(store(), orderId, 'admin')
    await creditPartner(store(), orderId)
    return orderId
  }
  const bought = async (...given: Parameters<typeof buy>) => pay(await buy(...given))
  const credit = (
    given: { email?: string; discountCode?: string } = {},
    by: Parameters<typeof attributeOrder>[2] = {},
  ) => attributeOrder(store(), { email, ...given }, by)
  const kira = { affiliateUid: 'uid-kira', trackingCode: 'KIRA', by: 'earlier-code' }

  it('credits the buyer’s next orders for 30 days, without its discount', async () => {
    const orderId = await bought('kira')
    time += 30 * DAY - 1
    expect(await credit()).toEqual({ attribution: kira, discount: null, earlier: orderId })
    expect(await credit({ email: 'Kundin@Example.com' })).toMatchObject({ attribution: kira })
    expect(await credit({ email: 'andere@example.com' })).toMatchObject({ attribution: null })
    time += 1
    expect(await credit()).toMatchObject({ attribution: null })
  })

  it('takes precedence over a link, whose discount still applies, but not over a code typed now', async () => {
    await bought('KIRA')
    const link = { cookieCode: 'OTHER' }
    const discount = { code: 'OTHER', percent: 5 }
    expect(await credit({}, link)).toMatchObject({ attribution: kira, discount })
    expect(await credit({ discountCode: 'OTHER' }, link)).toMatchObject({
      attribution: { affiliateUid: 'uid-other', by: 'code' },
    })
  })

  it('is superseded by a newer code, even by one that does not last', async () => {
    await bought('KIRA')
    time += DAY
    await bought('NOVA')
    expect(await credit()).toMatchObject({ attribution: { affiliateUid: 'uid-nova' } })
    time += DAY
    await bought('OTHER')
    expect(await credit()).toMatchObject({ attribution: null })
  })

  it('does not last if it is a campaign code, even one that credits a partner', async () => {
    const span = { from: berlinTimeOf(START - DAY), to: berlinTimeOf(START + DAY) }
    const campaign = { code: 'ADVENT', percent: 10, presetIds: [], partner: 'KIRA', ...span }
    await addCampaign(store(), newCampaignSchema.parse(campaign), 'admin a')
    await bought('ADVENT')
    expect(await credit()).toMatchObject({ attribution: null })
  })

  it('still counts after many newer unpaid orders', async () => {
    await bought('KIRA')
    for (let orders = 0; orders < 30; orders += 1) {
      time += 60_000
      await buy('OTHER')
    }
    expect(await credit()).toMatchObject({ attribution: kira })
  })

  it('is also found by the account, whatever address the buyer gives', async () => {
    await bought('KIRA', 'uid-buyer')
    const signedIn = { customerUid: 'uid-buyer' }
    expect(await credit({ email: 'neu@example.com' }, signedIn)).toMatchObject({ attribution: kira })
  })

  it('is not extended by the orders that it credits', async () => {
    await bought('KIRA')
    time += 20 * DAY
    await bought()
    time += 11 * DAY
    expect(await credit()).toMatchObject({ attribution: null })
  })

  it.each([
    ['unless the owner has allowed it', { codeLasts: false }],
    ['if the partner is no longer active', { active: false }],
    ['if the partner is the buyer', { email }],
  ])('does not count %s', async (_, change) => {
    await bought('KIRA')
    await setPartner(store(), 'uid-kira', change)
    expect(await credit()).toMatchObject({ attribution: null })
  })

  it('does not count until its order is paid, nor once its commission is reversed', async () => {
    const orderId = await buy('KIRA')
    expect(await credit()).toMatchObject({ attribution: null })
    await pay(orderId)
    const sale = await findSale(store(), orderId)
    if (!sale) throw new Error('not credited')
    await flagSale(store(), sale, ['code-burst'])
    time += DAY
    const later = await findSale(store(), await bought())
    expect(later).toMatchObject({ by: 'earlier-code', held: 'flag', flags: { 'earlier-sale': time } })
    await reviewSale(store(), sale.id, { outcome: 'reversed', note: 'Gutscheinseite', actor: 'admin' })
    expect(await credit()).toMatchObject({ attribution: null })
    expect((await findingsOf(store())).filter(({ code }) => code !== 'missing_invoice')).toEqual([])
  })
})
