import { findSale } from '@/lib/affiliate/sales/data'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { dayOf, now, setClock } from '@/lib/core/clock'
import { percentOf } from '@/lib/core/money'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from '../paying/confirm-payment'
import { taskAdded } from '@/lib/tasks/data'
import { changeOnceKey, saveOrder } from '../data'
import { requestRefund } from '../refunds/request-refund'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'

describe('auditShop', () => {
  const store = temporaryStore()
  const nova = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10, email: 'nova@example.com' }
  const path = `orders/${sampleOrder.id}`
  const click = () =>
    recordClick(
      store(),
      { code: 'NOVA10', originalUrl: 'https://spielklang.example/' },
      { address: null, userAgent: 'Browser' },
    )

  beforeEach(() => store().update({ 'affiliateUsers/uid-nova': nova }))
  afterEach(() => setClock())

  it('finds nothing after ordinary visits, orders and payments', async () => {
    const { trackingId: trackingCode } = await click()
    await click()
    await saveOrder(store(), { ...sampleOrder, attribution: { affiliateUid: 'uid-nova', trackingCode } })
    await confirmPayment(store(), sampleOrder.id, 'admin')
    expect(await findingsOf(store())).toEqual([])
  })

  it('names each figure that does not follow from the events', async () => {
    const { trackingId } = await click()
    await store().update({
      'affiliateUsers/uid-nova/totalClicks': 7,
      'affiliateUsers/uid-nova/totalEarnings': 100,
      [`affiliateClicks/${trackingId}/converted`]: true,
    })
    expect(await findingsOf(store())).toEqual([
      { code: 'figure', path: `affiliateClicks/${trackingId}/converted`, stored: 1, expected: 0 },
      { code: 'figure', path: 'affiliateUsers/uid-nova/totalClicks', stored: 7, expected: 1 },
      { code: 'figure', path: 'affiliateUsers/uid-nova/totalEarnings', stored: 100, expected: 0 },
    ])
  })

  it('accepts visits counted without a record', async () => {
    await click()
    const day = Object.keys(Object(await store().get('affiliateDaily/uid-nova')))[0]
    await store().update({
      [`affiliateDaily/uid-nova/${day}`]: { clicks: 5, visitors: 3, unlisted: 4, unlistedUnique: 2 },
      'affiliateUsers/uid-nova/totalClicks': 5,
      'affiliateUsers/uid-nova/uniqueClicks': 3,
    })
    expect(await findingsOf(store())).toEqual([])
  })

  it('names a paid order without its sale, unless a task is waiting', async () => {
    const history = { ...sampleOrder.history, paid: { at: now(), actor: 'admin' } }
    const paid = { ...sampleOrder, status: 'paid' as const, history }
    await saveOrder(store(), paid)
    const { id: taskId, changes } = taskAdded('conversion', sampleOrder.id)
    await store().update(changes)
    expect(await findingsOf(store())).toEqual([])
    setClock(() => Date.now() + 3_600_000)
    expect(await findingsOf(store())).toEqual([{ code: 'missing_sale', path }])
    await store().update({ [`tasks/${taskId}`]: null })
    expect(await findingsOf(store())).toEqual([{ code: 'missing_sale', path }])
  })

  it.each([
    ['its own', { email: 'Nova@Example.com' }, {}],
    ['its own by the account', { customerUid: 'uid-nova' }, {}],
    ['that of a partner who is gone', {}, { 'affiliateUsers/uid-nova': null }],
    [
      'that of a partner who has left',
      {},
      { 'affiliateUsers/uid-nova/email': null, 'affiliateUsers/uid-nova/active': false },
    ],
  ])('does not expect a sale of an order that is %s', async (_, change, partner) => {
    await saveOrder(store(), { ...sampleOrder, status: 'paid', ...change })
    await store().update(partner)
    expect(await findingsOf(store())).toEqual([])
  })

  it('names a pending order that can never be changed, and a sale that could be recorded again', async () => {
    await saveOrder(store(), sampleOrder)
    await store().updateOnce(changeOnceKey(sampleOrder), {})
    const sale = {
      id: 'sale_1',
      affiliateUid: 'uid-nova',
      customerEmail: 'a@example.com',
      productName: 'A',
      productPrice: 100,
      commissionAmount: 10,
      commissionRate: 10,
      commissionRule: 'percent',
      saleDate: now(),
      holdDays: 30,
      status: 'pending',
      releaseOn: dayOf(now()),
      trackingCode: 'NOVA10',
      orderId: sampleOrder.id,
    }
    await store().update({
      'affiliateSales/sale_1': sale,
      'affiliateSales/sale_2': { ...sale, id: 'sale_2' },
    })
    const findings = await findingsOf(store())
    expect(findings.filter(({ code }) => code !== 'figure')).toEqual([
      { code: 'unguarded_sale', path: 'affiliateSales/sale_1' },
      { code: 'double_sale', path: 'affiliateSales/sale_2' },
      { code: 'unguarded_sale', path: 'affiliateSales/sale_2' },
      { code: 'stuck_order', path },
    ])
    expect(findings).toContainEqual({
      code: 'figure',
      path: 'affiliateUsers/uid-nova/totalSales',
      stored: 0,
      expected: 2,
    })
  })

  it('names refunds without all their consequences, and stray ledger entries', async () => {
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), sampleOrder.id, 'admin')
    const refund = { amount: sampleOrder.total, at: 1, actor: 'admin', status: 'done' }
    await store().update({
      [`${path}/refunds/refund_1`]: { ...refund, idempotencyKey: 'a', bodyHash: 'b' },
      'affiliateLedger/uid-nova/ledger_1': { kind: 'reversal', amount: -5, at: now(), saleId: 'sale_1' },
    })
    const [sale] = await store().find('affiliateSales', { child: 'orderId', equals: sampleOrder.id })
    const findings = await findingsOf(store())
    expect(findings.map((finding) => `${finding.code} ${finding.path}`)).toEqual(
      expect.arrayContaining([
        'stray_entry affiliateLedger/uid-nova/ledger_1',
        'figure affiliateUsers/uid-nova/balance',
        `figure affiliateSales/${sale?.key}/reversedAmount`,
        `figure affiliateSales/${sale?.key}/status`,
        `figure ${path}/refunded`,
        `refund_state ${path}/status`,
      ]),
    )
  })

  it('names a commission not held during a refund, a refund not listed at the desk, and a payment of two orders', async () => {
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), sampleOrder.id, 'admin')
    const asked = { amount: 100, iban: 'DE02120300000000202051' }
    await requestRefund(store(), sampleOrder.id, asked, { key: 'a-key-of-eight', actor: 'admin' })
    const second = { ...sampleOrder, id: sampleOrder.id.replaceAll('a', 'b'), idempotencyKey: 'second' }
    await saveOrder(store(), second)
    await confirmPayment(store(), second.id, 'admin')
    expect(await findingsOf(store())).toEqual([])
    const sale = await findSale(store(), sampleOrder.id)
    for (const task of Object.keys(Object(await store().get('tasks'))))
      if (Object(await store().get(`tasks/${task}`)).kind !== 'invoice')
        await store().update({ [`tasks/${task}`]: null })
    await store().update({
      [`affiliateSales/${sale?.id}/holds`]: null,
      [`affiliateSales/${sale?.id}/held`]: null,
      [`affiliateSales/${sale?.id}/releaseOn`]: '2026-12-24',
      [`${path}/isRefundOpen`]: null,
      [`${path}/payment/paymentIntentId`]: 'pi_1',
      [`orders/${second.id}/payment/paymentIntentId`]: 'pi_1',
    })
    expect(await findingsOf(store())).toEqual([
      { code: 'sale_state', path: `affiliateSales/${sale?.id}` },
      { code: 'refund_state', path: `${path}/isRefundOpen` },
      { code: 'double_payment', path: `orders/${second.id}/payment` },
    ])
  })

  it('names a total that is not the items less the discount, and a discount that is not its percentage', async () => {
    const amount = percentOf(sampleOrder.total, 10)
    const discount = { code: 'NOVA10', percent: 10, amount }
    await saveOrder(store(), { ...sampleOrder, total: sampleOrder.total - amount, discount })
    expect(await findingsOf(store())).toEqual([])
    await store().update({ [`${path}/discount/amount`]: amount + 5 })
    const { total } = sampleOrder
    expect(await findingsOf(store())).toEqual([
      { code: 'figure', path: `${path}/discount/amount`, stored: amount + 5, expected: amount },
      { code: 'figure', path: `${path}/total`, stored: total - amount, expected: total - amount - 5 },
    ])
    await store().update({ [`${path}/discount`]: null })
    expect(await findingsOf(store())).toEqual([
      { code: 'figure', path: `${path}/total`, stored: total - amount, expected: total },
    ])
  })

  it('names unreadable records, and continues', async () => {
    await store().update({
      'affiliateUsers/uid-nova/commissionRate': '10',
      'affiliateClicks/track_1': { id: 'track_1' },
      'affiliateSales/sale_1': 5,
      'affiliateDaily/uid-nova': 5,
      'orders/order_1': { total: 5.9 },
    })
    expect(await findingsOf(store())).toEqual(
      [
        'affiliateUsers/uid-nova',
        'affiliateDaily/uid-nova',
        'affiliateSales/sale_1',
        'affiliateClicks/track_1',
        'orders/order_1',
      ].map((broken) => ({ code: 'broken', path: broken })),
    )
  })

  it('reports nothing while visits and payments are being written', async () => {
    const orders = Array.from({ length: 20 }, (_, n) => ({
      ...sampleOrder,
      id: `order_1780308000000_${String(n).padStart(16, '0')}`,
      idempotencyKey: `key-${n}`,
    }))
    for (const order of orders) await saveOrder(store(), order)
    let isWriting = true
    const written = Promise.all([
      ...orders.map((order) => confirmPayment(store(), order.id, 'admin')),
      ...Array.from({ length: 60 }, click),
    ]).finally(() => (isWriting = false))
    let audits = 0
    while (isWriting) {
      expect(await findingsOf(store())).toEqual([])
      audits += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    await written
    expect(audits).toBeGreaterThan(0)
    expect(await findingsOf(store())).toEqual([])
  })
})
