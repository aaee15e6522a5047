import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { listAffiliates } from '../data'
import { listSales } from '../sales/list-sales'

const sale = {
  affiliateUid: 'nova',
  customerEmail: 'geheim@example.com',
  productName: 'Stille Sohle',
  productPrice: 690,
  commissionAmount: 69,
  commissionRate: 10,
  commissionRule: 'percent',
  holdDays: 30,
  status: 'pending',
  trackingCode: 'NOVA10',
  orderId: 'order_1',
}

describe('the lists of the referral programme', () => {
  const store = temporaryStore()

  it('contain every partner, page by page, and name broken records', async () => {
    expect(await listAffiliates(store(), { limit: 2 })).toEqual({ entries: [], broken: [], next: null })
    await store().update({
      'affiliateUsers/a': { uid: 'a', active: false },
      'affiliateUsers/b': { uid: 'b', commissionRate: '10' },
      'affiliateUsers/c': { customCode: 'NOVA10' },
      'affiliateUsers/d': { uid: 'd' },
    })
    const first = await listAffiliates(store(), { limit: 2 })
    expect(first).toMatchObject({ entries: [{ uid: 'd' }], broken: ['c'], next: 'c' })
    const second = await listAffiliates(store(), { limit: 2, before: 'c' })
    expect(second).toMatchObject({ entries: [{ uid: 'a' }], broken: ['b'], next: null })
  })

  it('show a partner their own sales, newest first, without buyers', async () => {
    await store().update({
      'affiliateSales/sale_1': { ...sale, id: 'sale_1', saleDate: 1 },
      'affiliateSales/sale_2': { ...sale, id: 'sale_2', saleDate: 2 },
      'affiliateSales/sale_3': { ...sale, id: 'sale_3', saleDate: 3, affiliateUid: 'other' },
      'affiliateSales/sale_4': { ...sale, id: 'sale_4', saleDate: 4 },
      'affiliateSales/sale_5': { ...sale, id: 'sale_5', saleDate: 5, productPrice: 5.9 },
    })
    const sales = await listSales(store(), 'nova', { limit: 2 })
    expect(sales).toMatchObject({ entries: [{ id: 'sale_4' }], broken: ['sale_5'], next: 'sale_4' })
    const older = await listSales(store(), 'nova', { limit: 2, before: 'sale_4' })
    expect(older.entries.map(({ id }) => id)).toEqual(['sale_2', 'sale_1'])
    expect(JSON.stringify(sales)).not.toMatch(/geheim|order_1|NOVA10/)
  })
})
