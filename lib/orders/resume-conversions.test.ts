import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from './confirm-payment'
import { saveOrder, saveStatus } from './data'
import { resumeConversions } from './resume-conversions'
import { sampleOrder } from './testing/sample-order'

const other = { ...sampleOrder, id: 'order_1780308000001_bbbbbbbbbbbbbbbb', idempotencyKey: 'other' }

describe('resumeConversions', () => {
  const store = temporaryStore()
  let stop = () => {}

  beforeEach(async () => {
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    })
    await saveOrder(store(), sampleOrder)
  })
  afterEach(() => stop())

  const expectSales = (count: number) =>
    eventually(async () => {
      expect(await store().get('affiliateUsers/uid-nova/totalSales')).toBe(count)
      expect(await store().find('orders', { child: 'conversionDue', equals: true })).toEqual([])
    })

  it('credits orders whose process ended between payment and conversion', async () => {
    await saveStatus(store(), sampleOrder, 'paid', { at: 2, actor: 'admin' })
    expect(await store().get('affiliateSales')).toBeNull()
    stop = resumeConversions(store())
    await expectSales(1)
  })

  it('tries a conversion that failed again while the shop runs', async () => {
    stop = resumeConversions(store(), 5)
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': 'ten' })
    await confirmPayment(store(), sampleOrder.id, 'admin')
    expect(await store().get(`orders/${sampleOrder.id}/conversionDue`)).toBe(true)
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': 10 })
    await expectSales(1)
  })

  it('is not stopped by an order that cannot be credited', async () => {
    await saveOrder(store(), other)
    for (const order of [sampleOrder, other])
      await saveStatus(store(), order, 'paid', { at: 2, actor: 'admin' })
    await store().update({ [`orders/${other.id}/total`]: 5.9 })
    stop = resumeConversions(store(), 5)
    await eventually(async () => expect(await store().get('affiliateUsers/uid-nova/totalSales')).toBe(1))
    await store().update({ [`orders/${other.id}/total`]: 590 })
    await expectSales(2)
  })
})
