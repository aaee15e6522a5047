import { findSale } from '@/lib/affiliate/sales/data'
import { paymentMatched } from '@/lib/payment/data'
import type { Json } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from './paying/confirm-payment'
import { creditPartner } from './commission/credit-partner'
import { getOrder, saveOrder } from './data'
import { recordPaymentEvent } from './paying/record-payment-event'
import { requestRefund } from './refunds/request-refund'
import { settleRefund } from './refunds/settle-refund'
import { findingsOf } from './testing/outcome'
import { sampleOrder } from './testing/sample-order'

const { id, total } = sampleOrder
const VISIT = 'track_1780308000000_aaaaaaaaaaaaaaaa'
const PARTNER = 'affiliateUsers/uid-nova'
const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10, totalClicks: 1, uniqueClicks: 1 }
const click = {
  id: VISIT,
  affiliateUid: 'uid-nova',
  visitorHash: 'hash',
  isFirst: true,
  referrer: '',
  timestamp: 1_780_307_000_000,
  converted: false,
  originalUrl: 'https://spielklang.example/',
  sources: { landing: 'start', source: 'direkt' },
}
const counted = { landing: { start: { clicks: 1 } }, source: { direkt: { clicks: 1 } } }

describe('a payment with a broken record beside it', () => {
  const store = temporaryStore()

  beforeEach(async () => {
    const attribution = { affiliateUid: 'uid-nova', trackingCode: VISIT }
    await store().update({
      [PARTNER]: partner,
      [`affiliateClicks/${VISIT}`]: click,
      'affiliateDaily/uid-nova/2026-06-01': { clicks: 1, visitors: 1 },
      'affiliateSources/uid-nova': { '2026-06-01': counted, '2026-06': counted },
    })
    await saveOrder(store(), { ...sampleOrder, attribution })
    await store().update(paymentMatched('stripe', 'pi_1', id))
  })

  const refund = async (amount: number) => {
    const asked = { amount, iban: 'DE02120300000000202051', despiteDispute: true } as const
    const { refundId } = await requestRefund(store(), id, asked, { key: `key-${amount}`, actor: 'admin' })
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
  }
  const dispute = (status: 'open' | 'won') =>
    recordPaymentEvent(store(), 'stripe', {
      about: 'dispute',
      disputeId: 'dp_1',
      paymentId: 'pi_1',
      amount: total,
      status,
    })
  const move = async () => {
    await confirmPayment(store(), id, 'admin')
    await dispute('open')
    await refund(100)
    expect(await getOrder(store(), id)).toMatchObject({ refunded: 100, dispute: { status: 'open' } })
  }
  const saleNow = () => findSale(store(), id)

  it.each<[string, Record<string, Json>]>([
    ['the time of the click', { [`affiliateClicks/${VISIT}/timestamp`]: 'yesterday' }],
    ['the partner’s address', { [`${PARTNER}/email`]: 5 }],
    ['the partner’s name', { [`${PARTNER}/name`]: { first: 'Nova' } }],
    ['the partner’s payout data', { [`${PARTNER}/payout`]: 'DE02' }],
    ['the partner’s state', { [`${PARTNER}/active`]: 'ja' }],
    ['the partner’s sums', { [`${PARTNER}/totalClicks`]: 'many', [`${PARTNER}/discountPercent`]: 900 }],
  ])('is recorded and credited although %s is broken', async (_, broken) => {
    await store().update(broken)
    await move()
    expect(await saleNow()).toMatchObject({ status: 'pending', held: 'dispute', reversedAmount: 10 })
    await dispute('won')
    expect(await saleNow()).not.toHaveProperty('held')
  })

  it('is recorded without a partner’s rate, and credited once that is readable', async () => {
    await store().update({ [`${PARTNER}/commissionRate`]: 'zehn' })
    await move()
    expect(await saleNow()).toBeNull()
    await expect(creditPartner(store(), id)).rejects.toThrow('the rate of uid-nova')
    await store().update({ [`${PARTNER}/commissionRate`]: 10 })
    await creditPartner(store(), id)
    expect(await saleNow()).toMatchObject({ status: 'pending', held: 'dispute', reversedAmount: 10 })
    expect(await findingsOf(store())).toEqual([])
  })

  it('is recorded beside an unreadable sale, which is adjusted once readable', async () => {
    await confirmPayment(store(), id, 'admin')
    const sale = await saleNow()
    await store().update({ [`affiliateSales/${sale?.id}/saleDate`]: 'today' })
    await dispute('open')
    await refund(100)
    expect(await getOrder(store(), id)).toMatchObject({ refunded: 100, dispute: { status: 'open' } })
    const tasks = Object.values(Object(await store().get('tasks'))).map((task) => Object(task))
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'conversion', subject: id }))
    await store().update({ [`affiliateSales/${sale?.id}/saleDate`]: sale?.saleDate ?? 0 })
    await creditPartner(store(), id)
    expect(await saleNow()).toMatchObject({ held: 'dispute', reversedAmount: 10 })
    expect(await findingsOf(store())).toEqual([])
  })
})
