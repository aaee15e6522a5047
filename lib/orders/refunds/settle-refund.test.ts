import fc from 'fast-check'
import { orderFile } from '@/lib/delivery/order-file'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { findSale } from '@/lib/affiliate/sales/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder, saveOrder } from '../data'
import { requestRefund } from './request-refund'
import type { RefundRequest } from './schema'
import type { Order } from '../schema'
import { settleRefund } from './settle-refund'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'

const { presets } = programCatalog

const IBAN = 'DE02120300000000202051'
const [first, , second, third] = presets
if (!first || !second || !third) throw new Error('the catalogue is too small')

const order: Order = {
  ...sampleOrder,
  items: {
    [first.id]: { name: first.name, price: 790, position: 0, version: 1 },
    [second.id]: { name: second.name, price: 590, position: 1, version: 1 },
    [third.id]: { name: third.name, price: 390, position: 2, version: 1 },
  },
  total: 1770,
}

describe('a refund', () => {
  const store = temporaryStore()
  let keys = 0

  const sell = async (sold: Order = order, rate = 12.5) => {
    await store().update({
      'affiliateUsers/uid-nova/uid': 'uid-nova',
      'affiliateUsers/uid-nova/customCode': 'NOVA10',
      'affiliateUsers/uid-nova/commissionRate': rate,
    })
    await saveOrder(store(), sold)
    await confirmPayment(store(), sold.id, 'admin')
  }
  const ask = (request: RefundRequest, key = `key-${(keys += 1)}`) =>
    requestRefund(store(), order.id, { iban: IBAN, ...request }, { key, actor: 'admin' })
  const settle = (refundId: string, status: 'done' | 'failed' = 'done') =>
    settleRefund(store(), order.id, refundId, { status, actor: 'admin' })
  const partner = () => store().get('affiliateUsers/uid-nova')

  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  it('of the whole order closes the files and takes back the whole commission once sent', async () => {
    await sell()
    const { refundId, amount, status } = await ask({})
    expect({ amount, status }).toEqual({ amount: 1770, status: 'pending' })
    expect(await partner()).toMatchObject({ totalEarnings: 221, balance: 221 })
    const refunded = await settle(refundId)
    expect(refunded).toMatchObject({ status: 'refunded', refunded: 1770 })
    expect(() => orderFile(refunded, first.id, 'equalizer-apo.txt')).toThrow('not_paid')
    expect(await partner()).toMatchObject({ totalEarnings: 0, balance: 0, totalSales: 1 })
    expect(await findSale(store(), order.id)).toMatchObject({ status: 'reversed', reversedAmount: 221 })
  })

  it('of one preset closes only its files', async () => {
    await sell()
    const { refundId, amount } = await ask({ items: [second.id] })
    expect(amount).toBe(590)
    const after = await settle(refundId)
    expect(after.status).toBe('paid')
    expect(() => orderFile(after, second.id, 'equalizer-apo.txt')).toThrow('not_paid')
    expect(orderFile(after, first.id, 'equalizer-apo.txt').content).toContain('Preamp:')
    await expect(ask({ items: [second.id, 'another'] })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'items.0': expect.any(String), 'items.1': expect.any(String) },
    })
  })

  it('of one preset returns its discounted price, and of all of them the total', async () => {
    const amount = 221
    const discount = { code: 'NOVA10', percent: 12.5, amount }
    await sell({ ...order, total: 1770 - amount, discount })
    expect(await partner()).toMatchObject({ balance: 194 })
    const refunds: { refundId: string; amount: number }[] = []
    for (const { id } of [third, first, second]) refunds.push(await ask({ items: [id] }))
    expect(refunds.map(({ amount }) => amount)).toEqual([341, 691, 517])
    await expect(ask({ amount: 1 })).rejects.toMatchObject({ code: 'refund_too_large' })
    for (const { refundId } of refunds) await settle(refundId)
    expect(await getOrder(store(), order.id)).toMatchObject({ status: 'refunded', refunded: 1549 })
    expect(await partner()).toMatchObject({ balance: 0, totalEarnings: 0 })
  })

  it('is made once per key, even under concurrent requests', async () => {
    await sell()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ amount: 100 }, 'one-key-1')))
    expect(new Set(answers.map(({ refundId }) => refundId)).size).toBe(1)
    await expect(ask({ amount: 101 }, 'one-key-1')).rejects.toMatchObject({ code: 'idempotency_conflict' })
    const [{ refundId } = { refundId: '' }] = answers
    await Promise.all(Array.from({ length: 20 }, () => settle(refundId)))
    expect(await getOrder(store(), order.id)).toMatchObject({ refunded: 100 })
  })

  it('never exceeds what was paid, also together with pending ones', async () => {
    await sell()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => ask({ amount: 500 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'refund_too_large' })
    }
    await expect(ask({ amount: 271 })).rejects.toMatchObject({ code: 'refund_too_large' })
    expect((await ask({})).amount).toBe(270)
    await expect(ask({})).rejects.toMatchObject({ code: 'refund_too_large' })
  })

  it('releases what it held when it fails, even after it seemed done', async () => {
    await sell()
    const { refundId: failing } = await ask({})
    await settle(failing, 'failed')
    expect(await settle(failing)).toMatchObject({ status: 'paid' })
    const { refundId } = await ask({})
    await settle(refundId)
    const after = await settle(refundId, 'failed')
    expect(after).toMatchObject({ status: 'paid', refunded: 0 })
    expect(orderFile(after, first.id, 'equalizer-apo.txt').content).toContain('Preamp:')
    expect(await partner()).toMatchObject({ totalEarnings: 221, balance: 221 })
    expect(await findSale(store(), order.id)).toMatchObject({ status: 'pending', reversedAmount: 0 })
  })

  it('needs a paid order, and an account to transfer to', async () => {
    await saveOrder(store(), order)
    await expect(ask({})).rejects.toMatchObject({ code: 'order_not_paid' })
    await confirmPayment(store(), order.id, 'admin')
    const without = requestRefund(store(), order.id, {}, { key: 'without-it', actor: 'admin' })
    await expect(without).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { iban: expect.any(String) },
    })
    await expect(settle('refund_1780308000000_aaaaaaaaaaaaaaaa')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('ends at the same amounts however it is split, in any order and at any rate', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 1769 }), { maxLength: 6 })
    const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)
    let number = 0
    await fc.assert(
      fc.asyncProperty(cuts, rates, fc.boolean(), async (given, rate, backwards) => {
        const id = `order_1780308000000_${String((number += 1)).padStart(16, '0')}`
        const sold = { ...order, id, idempotencyKey: id }
        await sell(sold, rate)
        const edges = [0, ...new Set(given), order.total].sort((one, other) => one - other)
        const amounts = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
        const refunds: string[] = []
        for (const amount of amounts) {
          const request = { iban: IBAN, amount }
          const origin = { key: `${id}-${refunds.length}`, actor: 'admin' }
          refunds.push((await requestRefund(store(), id, request, origin)).refundId)
        }
        if (backwards) refunds.reverse()
        const done = { status: 'done', actor: 'admin' } as const
        await Promise.all(refunds.map((refundId) => settleRefund(store(), id, refundId, done)))
        const sale = await findSale(store(), id)
        expect(await getOrder(store(), id)).toMatchObject({ status: 'refunded', refunded: order.total })
        expect(sale).toMatchObject({ status: 'reversed', reversedAmount: sale?.commissionAmount })
        expect(await partner()).toMatchObject({ balance: 0, totalEarnings: 0 })
      }),
      { numRuns: 60 },
    )
  })
})
