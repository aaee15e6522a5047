import fc from 'fast-check'
import { addCampaign } from '@/lib/affiliate/campaigns/add-campaign'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { findCampaign } from '@/lib/affiliate/campaigns/data'
import { endCampaign } from '@/lib/affiliate/campaigns/end-campaign'
import { newCampaignSchema } from '@/lib/affiliate/campaigns/schema'
import { getOrderTrace } from '@/lib/affiliate/flags/data'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { findSale } from '@/lib/affiliate/sales/data'
import { cartLines, takenOff } from '@/lib/cart/cart-lines'
import { programBundles } from '@/lib/catalog/bundles/program-bundles'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { setClock } from '@/lib/core/clock'
import { percentOf } from '@/lib/core/money'
import { getOrder } from '@/lib/orders/data'
import { draftInvoice } from '@/lib/orders/invoicing/draft-invoice'
import { paidItemsOf } from '@/lib/orders/order-items'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { placeOrder } from './place-order'
import { orderRequestSchema } from './schema'

const { presets } = programCatalog
const [one, , two] = presets
if (!one || !two) throw new Error('the program has too few presets')
const DAY = 86_400_000
const ALL = presets.map(({ id }) => id)

describe('an order with a campaign code', () => {
  const store = temporaryStore()
  let count = 0
  let code = ''
  beforeEach(() => {
    code = `AKTION${(count += 1)}`
  })
  afterEach(() => setClock())

  const add = (said: object) =>
    addCampaign(
      store(),
      newCampaignSchema.parse({
        code,
        presetIds: [],
        from: berlinTimeOf(Date.now() - DAY),
        to: berlinTimeOf(Date.now() + DAY),
        ...said,
      }),
      'admin a',
    )
  const place = async (ids: readonly string[], said: object = {}) => {
    const request = orderRequestSchema.parse({
      items: ids.map((id) => ({ id })),
      email: 'kundin@example.com',
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod: 'vorkasse',
      discountCode: code,
      ...said,
    })
    const { orderId } = await placeOrder(store(), request, { key: `campaign-key-${(count += 1)}` })
    const order = await getOrder(store(), orderId)
    if (!order) throw new Error('the order was not written')
    return order
  }
  const uses = async () => (await findCampaign(store(), code))?.uses

  it('costs what the cart shows, to the cent, also per item', async () => {
    const rules = fc.record({
      value: fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 8000 }).map((hundredths) => hundredths / 100) }),
        fc.record({ fixed: fc.integer({ min: 1, max: 6000 }) }),
      ),
      presetIds: fc.subarray(ALL, { maxLength: 4 }),
      ids: fc.shuffledSubarray(ALL, { minLength: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(rules, async ({ value, presetIds, ids }) => {
        code = `AKTION${(count += 1)}`
        await add({ ...value, presetIds })
        const items = ids.flatMap((id) => presets.find((preset) => preset.id === id) ?? [])
        const lines = cartLines(items, presets)
        const only = presetIds.length > 0 ? { presetIds } : {}
        const amount = takenOff(lines, programBundles, { code, percent: 0, ...value, ...only })
        const order = await place(ids)
        expect(order.discount?.amount ?? 0).toBe(amount)
        const paid = paidItemsOf(order)
        expect(paid.reduce((sum, { price }) => sum + price, 0)).toBe(order.total)
        for (const { id, price } of paid) {
          expect(price).toBeGreaterThan(0)
          const isMeant = presetIds.length === 0 || presetIds.includes(id)
          if (!isMeant) expect(price).toBe(order.items[id]?.price)
        }
        expect(await uses()).toBe(amount > 0 ? 1 : 0)
      }),
      { numRuns: 25 },
    )
    expect(await findingsOf(store())).toEqual([])
  })

  it('is placed only as often as the code allows, even concurrently', async () => {
    await add({ percent: 10, maxUses: 3 })
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => place([one.id])))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'code_spent' })
    }
    expect(await uses()).toBe(3)
    expect(await findingsOf(store())).toEqual([])
  })

  it('frees its use of the code when it is cancelled', async () => {
    await add({ fixed: 200, maxUses: 1 })
    const { id } = await place([one.id])
    await expect(place([one.id])).rejects.toMatchObject({
      code: 'code_spent',
      fields: { discountCode: expect.any(String) },
    })
    await cancelOrder(store(), id, 'admin')
    expect(await uses()).toBe(0)
    expect((await place([one.id])).total).toBe(one.price - 200)
    expect(await uses()).toBe(1)
    expect(await findingsOf(store())).toEqual([])
  })

  it('counts as one use if it is sent twice', async () => {
    await add({ percent: 10 })
    const request = orderRequestSchema.parse({
      items: [{ id: one.id }],
      email: 'kundin@example.com',
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod: 'vorkasse',
      discountCode: code.toLowerCase(),
    })
    const twice = await Promise.all([1, 2].map(() => placeOrder(store(), request, { key: 'twice-the-same' })))
    expect(new Set(twice.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await uses()).toBe(1)
  })

  it('gets no discount and counts no use if the code is for other presets', async () => {
    await add({ percent: 50, presetIds: [two.id] })
    const order = await place([one.id])
    expect([order.total, order.discount]).toEqual([one.price, undefined])
    expect(await uses()).toBe(0)
  })

  it('is rejected outside the campaign’s period', async () => {
    await add({ percent: 10 })
    setClock(() => Date.now() - 2 * DAY)
    await expect(place([one.id])).rejects.toMatchObject({ code: 'code_inactive' })
    setClock(() => Date.now() + 2 * DAY)
    await expect(place([one.id])).rejects.toMatchObject({ code: 'code_inactive' })
    setClock()
    await endCampaign(store(), code, 'admin a')
    await endCampaign(store(), code, 'admin a')
    await expect(place([one.id])).rejects.toMatchObject({ code: 'code_inactive' })
  })

  it('credits the campaign’s partner, who earns nothing by using the code', async () => {
    const partner = { customCode: 'NOVA10', commissionRate: 10, email: 'nova@example.com' }
    await setPartner(store(), 'uid-nova', partner)
    await add({ fixed: 100, partner: 'nova10' })
    const own = await place([one.id], { email: 'nova+1@example.com' })
    const { id, total } = await place([one.id])
    expect(own.total).toBe(total)
    for (const each of [own.id, id]) await confirmPayment(store(), each, 'admin')
    expect(await findSale(store(), own.id)).toBeNull()
    expect(await findSale(store(), id)).toMatchObject({
      affiliateUid: 'uid-nova',
      commissionAmount: percentOf(total, 10),
    })
    expect(await findingsOf(store())).toEqual([])
  })

  it('counts as a partner’s discount only if the campaign names the partner', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10', email: 'nova@example.com' })
    const click = { code: 'NOVA10', originalUrl: 'https://spielklang.example/' }
    const { trackingId } = await recordClick(store(), click, { address: null, userAgent: 'Browser' })
    const isOwnDiscount = async () => {
      const { id, attribution } = await place([one.id], { trackingId })
      expect(attribution?.affiliateUid).toBe('uid-nova')
      return (await getOrderTrace(store(), id))?.hasDiscount
    }
    await add({ percent: 10 })
    expect(await isOwnDiscount()).toBe(false)
    code = `${code}NOVA`
    await add({ percent: 10, partner: 'nova10' })
    expect(await isOwnDiscount()).toBe(true)
  })

  it('is refunded at the discounted price, and has the code on the invoice', async () => {
    await add({ fixed: 300, presetIds: [one.id] })
    const order = await place([one.id, two.id])
    expect(draftInvoice(order, { number: 'R-2026-000001', issuedAt: Date.now() }).discount).toEqual({
      text: expect.stringContaining(code),
      gross: 300,
    })
    await confirmPayment(store(), order.id, 'admin')
    const request = { items: [one.id], iban: 'DE02120300000000202051' }
    const { amount } = await requestRefund(store(), order.id, request, { key: 'refund-1', actor: 'admin' })
    expect(amount).toBe(one.price - 300)
  })

  it('cannot share its code with a partner or another campaign, whichever came first', async () => {
    await setPartner(store(), 'uid-luna', { customCode: 'LUNA' })
    const refused = { fields: { code: expect.any(String) } }
    await expect(add({ percent: 10, code: 'luna' })).rejects.toMatchObject(refused)
    await add({ percent: 10 })
    await expect(add({ percent: 10, code: code.toLowerCase() })).rejects.toMatchObject(refused)
    await expect(setPartner(store(), 'uid-luna', { customCode: code })).rejects.toMatchObject({
      code: 'affiliate_code_taken',
    })
  })

  it.each([
    ['percent', {}],
    ['percent', { percent: 10, fixed: 100 }],
    ['percent', { percent: 81 }],
    ['maxUses', { percent: 10, maxUses: 0 }],
    ['to', { percent: 10, to: '2020-01-01T00:00' }],
  ])('needs a campaign with a valid %s: %j', (field, said) => {
    const times = { from: '2026-01-01T00:00', to: '2026-02-01T00:00' }
    const { error } = newCampaignSchema.safeParse({ code: 'X10', presetIds: [], ...times, ...said })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  })
})
