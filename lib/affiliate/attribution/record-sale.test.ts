import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { changeCommission } from '../balance/change-commission'
import { getSale } from '../sales/data'
import { recordClick } from './record-click'
import { recordSale, type PaidOrder } from './record-sale'

const order: PaidOrder = {
  orderId: 'order_1780308000000_aaaaaaaaaaaaaaaa',
  attribution: { affiliateUid: 'uid-nova', trackingCode: 'NOVA10' },
  customerEmail: 'kundin@example.com',
  productName: 'Stille Sohle',
  productPrice: 495,
}

describe('recordSale', () => {
  const store = temporaryStore()

  beforeEach(() =>
    store().update({
      'affiliateUsers/uid-nova': {
        uid: 'uid-nova',
        customCode: 'NOVA10',
        commissionRate: 12.5,
        email: 'n.ova@gmail.com',
      },
    }),
  )

  afterEach(async () => {
    expect(await findingsOf(store())).toEqual([])
    setClock()
  })

  it('writes the sale and the counters, and flags the click as converted', async () => {
    const click = await recordClick(
      store(),
      { code: 'NOVA10', originalUrl: 'https://spielklang.example/' },
      { address: null, userAgent: 'Browser' },
    )
    const attribution = { affiliateUid: 'uid-nova', trackingCode: click.trackingId }
    const sale = await recordSale(store(), { ...order, attribution })
    expect(sale).toMatchObject({
      commissionAmount: 62,
      commissionRate: 12.5,
      status: 'pending',
      productPrice: 495,
    })
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({ totalSales: 1, totalEarnings: 62 })
    expect(await store().get(`affiliateClicks/${click.trackingId}`)).toMatchObject({
      converted: true,
      saleId: sale?.id,
    })
  })

  it('returns the same sale however often it is called', async () => {
    const sales = await Promise.all(Array.from({ length: 50 }, () => recordSale(store(), order)))
    expect(new Set(sales.map((sale) => sale?.id)).size).toBe(1)
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({ totalSales: 1, totalEarnings: 62 })
  })

  it('counts the hold period from the payment, however late the sale is credited or held', async () => {
    const paidAt = Date.parse('2026-10-01T12:00:00+02:00')
    setClock(() => paidAt + 5 * 86_400_000)
    const sale = await recordSale(store(), { ...order, paidAt })
    expect(sale).toMatchObject({ saleDate: paidAt + 5 * 86_400_000, releaseOn: '2026-10-31' })
    if (!sale) throw new Error('no sale')
    const standing = { refunded: 0, paidAt }
    await store().update(await changeCommission(store(), sale, { ...standing, holds: { dp_1: 'dispute' } }))
    await store().update(await changeCommission(store(), sale, { ...standing, holds: {} }))
    expect(await getSale(store(), sale.id)).toMatchObject({ status: 'pending', releaseOn: '2026-10-31' })
  })

  it('credits 0 when the partner has no rate', async () => {
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': null })
    expect(await recordSale(store(), order)).toMatchObject({ commissionAmount: 0, commissionRate: 0 })
  })

  it('credits nothing for an order of the partner', async () => {
    expect(await recordSale(store(), { ...order, customerUid: 'uid-nova' })).toBeNull()
    expect(await recordSale(store(), { ...order, customerEmail: 'Nova+shop@googlemail.com' })).toBeNull()
    expect(await store().get('affiliateSales')).toBeNull()
  })

  it('credits a partner who was active when the order was placed but not when it was paid', async () => {
    await store().update({ 'affiliateUsers/uid-nova/active': false })
    expect(await recordSale(store(), order)).toMatchObject({ commissionAmount: 62 })
  })

  it('credits nothing when the partner is gone', async () => {
    await store().update({ 'affiliateUsers/uid-nova': null })
    expect(await recordSale(store(), order)).toBeNull()
  })
})
