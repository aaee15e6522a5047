import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { listPartners } from './list-partners'
import { listSales } from './list-sales'

const sale = {
  affiliateUid: 'nova',
  customerEmail: 'geheim@example.com',
  productName: 'Stille Sohle',
  productPrice: 690,
  commissionAmount: 69,
  commissionRate: 10,
  status: 'pending',
  trackingCode: 'NOVA10',
  orderId: 'order_1',
}

describe('the lists of the referral programme', () => {
  const store = temporaryStore()

  it('has every partner, the active ones first, then by earnings', async () => {
    expect(await listPartners(store())).toEqual([])
    await store().update({
      'affiliateUsers/rest': { uid: 'rest', active: false, totalEarnings: 900 },
      'affiliateUsers/few': { uid: 'few', totalEarnings: 10 },
      'affiliateUsers/many': { uid: 'many', active: true, totalEarnings: 20 },
    })
    expect((await listPartners(store())).map(({ uid }) => uid)).toEqual(['many', 'few', 'rest'])
  })

  it('tells a partner of the own sales, newest first, and of no buyer', async () => {
    await store().update({
      'affiliateSales/sale_1': { ...sale, id: 'sale_1', saleDate: 1 },
      'affiliateSales/sale_2': { ...sale, id: 'sale_2', saleDate: 2 },
      'affiliateSales/sale_3': { ...sale, id: 'sale_3', saleDate: 3, affiliateUid: 'other' },
      'affiliateSales/sale_4': { ...sale, id: 'sale_4', saleDate: 4 },
    })
    const sales = await listSales(store(), 'nova', 2)
    expect(sales.map(({ id }) => id)).toEqual(['sale_4', 'sale_2'])
    expect(JSON.stringify(sales)).not.toMatch(/geheim|order_1|NOVA10/)
  })
})
