import { dayOf, now, setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findSale, getSale } from '../sales/data'
import { findFlaggedSales, orderTraced } from './data'
import { flagSales } from './flag-sales'
import { FASTEST_ORDER_MS, FEWEST_CODE_SALES } from './flags-of'
import { changeCommission } from '../balance/change-commission'
import { noteAddress } from './note-address'
import { recordClick } from '../attribution/record-click'
import { recordSale, type PaidOrder } from '../attribution/record-sale'
import { releaseSales } from '../balance/release-sales'
import { reviewSale, reviewSales } from './review-sale'
import { heldSalesOf } from '../sales/list-sales'
import type { OrderTrace } from '../schema'
import { samplePayout } from '../testing/add-sales'
import { addressHash } from '../clicks/visitor'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-07-15T10:00:00Z')
const HOME = '203.0.114.7'
const ELSEWHERE = '198.51.101.9'
const decision = { note: 'Nachgefragt, alles in Ordnung.', actor: 'admin x' }

describe('flags', () => {
  const store = temporaryStore()
  let time = START

  beforeEach(async () => {
    time = START
    setClock(() => time)
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    })
  })
  afterEach(async () => {
    expect(await findingsOf(store())).toEqual([])
    setClock()
  })

  const visit = async (address: string) =>
    (
      await recordClick(
        store(),
        { code: 'NOVA10', originalUrl: 'https://spielklang.example/' },
        { address, userAgent: 'Browser' },
      )
    ).trackingId

  /** An order that is paid at once. */
  async function sell(
    trackingCode = 'NOVA10',
    trace: Partial<OrderTrace> & { from?: string } = {},
    paid: Partial<PaidOrder> = {},
  ) {
    const { from = ELSEWHERE, ...given } = trace
    const orderId = newId('order')
    const address = addressHash(from, now()) ?? ''
    await store().update(orderTraced(orderId, { address, at: now(), hasDiscount: false, ...given }))
    return recordSale(store(), {
      orderId,
      attribution: { affiliateUid: 'uid-nova', trackingCode },
      customerEmail: 'kundin@example.com',
      productName: 'Stille Sohle',
      productPrice: 1000,
      ...paid,
    })
  }
  const flagsNow = async (id = '') => Object.keys((await getSale(store(), id))?.flags ?? {})

  it('does not flag an unsuspicious sale', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    const trackingId = await visit(ELSEWHERE)
    time += FASTEST_ORDER_MS
    const sale = await sell(trackingId)
    expect(sale).toMatchObject({ status: 'pending', releaseOn: '2026-08-14' })
    expect(sale).not.toHaveProperty('held')
    await flagSales(store(), dayOf(now()))
    expect(await getSale(store(), sale?.id ?? '')).toEqual(sale)
  })

  it('holds an order placed too fast after the visit, from the start', async () => {
    const trackingId = await visit(ELSEWHERE)
    time += FASTEST_ORDER_MS - 1
    const sale = await sell(trackingId)
    expect(sale).toMatchObject({ held: 'flag', flags: { 'fast-order': time } })
    expect(sale).not.toHaveProperty('releaseOn')
    expect((await findFlaggedSales(store(), { limit: 10 })).entries).toEqual([sale])
    time += 40 * DAY
    await releaseSales(store())
    expect(await getSale(store(), sale?.id ?? '')).toMatchObject({ status: 'pending', held: 'flag' })
  })

  it('holds an order from the address the partner had that day, and only that day', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    expect(await sell('NOVA10', { from: HOME })).toMatchObject({ flags: { 'shared-address': time } })
    expect(await sell('NOVA10', { from: ELSEWHERE })).not.toHaveProperty('flags')
    time += DAY
    expect(await sell('NOVA10', { from: HOME })).not.toHaveProperty('flags')
  })

  it('does not store an address that many people share', async () => {
    await noteAddress(store(), 'uid-nova', '127.0.0.1')
    await noteAddress(store(), 'uid-nova', null)
    expect(await store().get('affiliateAddresses')).toBeNull()
  })

  it('holds an order with a discount after a visit from the partner’s address', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    const own = await visit(HOME)
    time += FASTEST_ORDER_MS
    const sale = await sell('NOVA10', { visit: own, hasDiscount: true })
    expect(Object.keys(sale?.flags ?? {}).sort()).toEqual(['own-discount', 'shared-address'])
  })

  it('holds the third sale of a month paid with one card', async () => {
    const card = { readPrint: async () => 'print-a' }
    const other = { readPrint: async () => 'print-b' }
    for (let sales = 0; sales < 2; sales += 1) {
      expect(await sell('NOVA10', {}, card)).not.toHaveProperty('flags')
      expect(await sell('NOVA10', {}, other)).not.toHaveProperty('flags')
    }
    expect(await sell('NOVA10', {}, card)).toMatchObject({ flags: { 'same-payment': time } })
    time = Date.parse('2026-08-01T10:00:00Z')
    expect(await sell('NOVA10', {}, card)).not.toHaveProperty('flags')
  })

  it('holds the sales of a day on which few visitors clicked often', async () => {
    const sale = await sell()
    await store().update({ [`affiliateDaily/uid-nova/${dayOf(time)}/visitors`]: 2 })
    for (let clicks = 0; clicks < 50; clicks += 1) await visit(clicks % 2 ? HOME : ELSEWHERE)
    await store().update({ [`affiliateDaily/uid-nova/${dayOf(time)}/visitors`]: 2 })
    await flagSales(store(), dayOf(now()))
    expect(await flagsNow(sale?.id)).toEqual(['few-visitors'])
  })

  it('flags sales later by facts unknown at the time, and holds already released ones', async () => {
    const early = await sell('NOVA10', { from: HOME })
    await noteAddress(store(), 'uid-nova', HOME)
    await flagSales(store(), dayOf(now()))
    expect(await getSale(store(), early?.id ?? '')).toMatchObject({ held: 'flag' })

    time += 20 * DAY
    const others = await Promise.all(Array.from({ length: 9 }, () => sell()))
    time += 30 * DAY
    await releaseSales(store())
    expect(await store().get('affiliateUsers/uid-nova/released')).toBe(900)
    for (const sale of others.slice(0, 4))
      if (sale) await store().update(await changeCommission(store(), sale, { refunded: 10, holds: {} }))
    expect(await store().get('affiliateUsers/uid-nova/released')).toBe(896)
    await flagSales(store(), dayOf(now()))
    expect(await store().get('affiliateUsers/uid-nova/released')).toBe(0)
    expect(await flagsNow(others[8]?.id)).toEqual(['many-refunds'])
  })

  it('releases a held sale on its own day, once, even with concurrent decisions', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    const id = (await sell('NOVA10', { from: HOME }))?.id ?? ''
    time += DAY
    const press = () => reviewSale(store(), id, { ...decision, outcome: 'released' })
    await Promise.all([press(), press(), press()])
    const released = await getSale(store(), id)
    expect(released).toMatchObject({ releaseOn: '2026-08-14', review: { outcome: 'released', at: time } })
    expect(released).not.toHaveProperty('held')
    await expect(reviewSale(store(), id, { ...decision, outcome: 'reversed' })).rejects.toMatchObject({
      code: 'sale_state',
    })
    await flagSales(store(), dayOf(now()))
    expect(await getSale(store(), id)).toEqual(released)
    time += 40 * DAY
    await releaseSales(store())
    expect(await getSale(store(), id)).toMatchObject({ status: 'approved' })
  })

  it('decides a burst at once, and the others where one was decided meanwhile', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    const ids: string[] = []
    for (let sales = 0; sales < 3; sales += 1) ids.push((await sell('NOVA10', { from: HOME }))?.id ?? '')
    await reviewSale(store(), ids[1] ?? '', { ...decision, outcome: 'released' })
    await expect(reviewSales(store(), ids, { ...decision, outcome: 'reversed' })).rejects.toMatchObject({
      code: 'sale_state',
    })
    const outcomes = await Promise.all(ids.map(async (id) => (await getSale(store(), id))?.review?.outcome))
    expect(outcomes).toEqual(['reversed', 'released', 'reversed'])
    await reviewSales(store(), [ids[0] ?? '', ids[2] ?? ''], { ...decision, outcome: 'reversed' })
  })

  it('takes back the whole commission of a held sale, once', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    const id = (await sell('NOVA10', { from: HOME }))?.id ?? ''
    const press = () => reviewSale(store(), id, { ...decision, outcome: 'reversed' })
    await Promise.all([press(), press()])
    expect(await getSale(store(), id)).toMatchObject({ status: 'reversed', reversedAmount: 100 })
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({ balance: 0, totalEarnings: 0 })
  })

  it('refuses to decide about sales not held for their flags', async () => {
    const id = (await sell())?.id ?? ''
    const outcome = 'released'
    await expect(reviewSale(store(), id, { ...decision, outcome })).rejects.toMatchObject({
      code: 'sale_state',
    })
    await expect(reviewSale(store(), newId('sale'), { ...decision, outcome })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('does not release a sale with undecided flags because a dispute was won', async () => {
    await noteAddress(store(), 'uid-nova', HOME)
    const sale = await sell('NOVA10', { from: HOME })
    if (!sale) throw new Error('not sold')
    const dispute = async (isOpen: boolean) => {
      const holds = isOpen ? { dp_1: 'dispute' as const } : {}
      await store().update(await changeCommission(store(), sale, { refunded: 0, holds }))
    }
    await dispute(true)
    expect(await findSale(store(), sale.orderId)).toMatchObject({ held: 'dispute' })
    await dispute(false)
    expect(await findSale(store(), sale.orderId)).toMatchObject({ held: 'flag' })
    await reviewSale(store(), sale.id, { ...decision, outcome: 'released' })
    await dispute(true)
    await dispute(false)
    expect(await findSale(store(), sale.orderId)).not.toHaveProperty('held')
  })

  it('resumes with the sales before the one named by its task', async () => {
    const earlier = await sell('NOVA10', { from: HOME })
    time += 1
    const later = await sell('NOVA10', { from: HOME })
    await noteAddress(store(), 'uid-nova', HOME)
    await flagSales(store(), later?.id ?? '')
    expect(await flagsNow(earlier?.id)).toEqual(['shared-address'])
    expect(await flagsNow(later?.id)).toEqual([])
  })

  it('holds a sale paid from the partner’s payout account, whoever the buyer is', async () => {
    await store().update({ 'affiliateUsers/uid-nova/payout': samplePayout })
    const second = { customerEmail: 'zweitkonto@example.com', customerUid: 'uid-second' }
    const payerIban = samplePayout.iban.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
    expect(await sell('NOVA10', {}, { ...second, payerIban })).toMatchObject({
      held: 'flag',
      heldFor: 'uid-nova',
      flags: { 'own-account': time },
    })
    expect(await sell('NOVA10', {}, { payerIban: 'DE89370400440532013000' })).not.toHaveProperty('flags')
    expect(await sell('NOVA10')).not.toHaveProperty('flags')
  })

  it('holds an order with the code from the partner’s household, even by another account or device', async () => {
    await noteAddress(store(), 'uid-nova', '2a01:4f8:1:2::1')
    const attribution = { affiliateUid: 'uid-nova', trackingCode: 'NOVA10', by: 'code' as const }
    const second = { attribution, customerEmail: 'zweitkonto@example.com', customerUid: 'uid-second' }
    const sale = await sell('NOVA10', { from: '2a01:4f8:1:2:ffff::9', hasDiscount: true }, second)
    expect(sale).toMatchObject({ status: 'pending', held: 'flag', commissionAmount: 100 })
    expect(Object.keys(sale?.flags ?? {}).sort()).toEqual(['own-discount', 'shared-address'])
    expect(await sell('NOVA10', { from: '2a01:4f8:1:3::1' }, second)).not.toHaveProperty('flags')
  })

  describe('a code typed by many buyers', () => {
    const attribution = { affiliateUid: 'uid-nova', trackingCode: 'NOVA10', by: 'code' as const }
    const sellMany = async (count: number) => {
      const sales = []
      for (let sold = 0; sold < count; sold += 1) sales.push(await sell('NOVA10', {}, { attribution }))
      return sales
    }

    it('is flagged once few visits explain its sales, and its earlier sales the next night', async () => {
      const sales = await sellMany(FEWEST_CODE_SALES)
      expect(sales.at(-2)).not.toHaveProperty('flags')
      expect(sales.at(-1)).toMatchObject({ held: 'flag', status: 'pending', flags: { 'code-burst': time } })
      expect(await store().get('affiliateUsers/uid-nova/balance')).toBe(FEWEST_CODE_SALES * 100)
      await flagSales(store(), dayOf(now()))
      for (const sale of sales) expect(await flagsNow(sale?.id)).toEqual(['code-burst'])
      expect(await heldSalesOf(store(), 'uid-nova')).toEqual({
        count: FEWEST_CODE_SALES,
        amount: FEWEST_CODE_SALES * 100,
      })
    })

    it('is not flagged if there are enough visits, nor are many sales by link', async () => {
      for (let clicks = 0; clicks < FEWEST_CODE_SALES / 2; clicks += 1) await visit(`198.51.101.${clicks}`)
      time += 6 * HOUR
      for (const sale of await sellMany(FEWEST_CODE_SALES)) expect(sale).not.toHaveProperty('flags')
      time += 2 * DAY
      const link = { attribution: { ...attribution, by: 'link' as const } }
      for (let sold = 0; sold < FEWEST_CODE_SALES; sold += 1)
        expect(await sell('NOVA10', {}, link)).not.toHaveProperty('flags')
    })

    it('counts later orders that it is credited with', async () => {
      await sellMany(FEWEST_CODE_SALES - 1)
      const later = { attribution: { ...attribution, by: 'earlier-code' as const } }
      expect(await sell('NOVA10', {}, later)).toMatchObject({ flags: { 'code-burst': time } })
    })
  })
})
