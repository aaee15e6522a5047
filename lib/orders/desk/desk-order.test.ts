import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { newId } from '@/lib/core/ids'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder, saveOrder } from '../data'
import { deskOrder } from './desk-order'
import { reportTransfer } from '../refunds/report-transfer'
import { requestRefund } from '../refunds/request-refund'
import type { RefundRequest } from '../refunds/schema'
import type { Order } from '../schema'
import { settleRefund } from '../refunds/settle-refund'
import { sampleOrder } from '../testing/sample-order'

const IBAN = 'DE02120300000000202051'
const order: Order = {
  ...sampleOrder,
  items: {
    one: { name: 'Eins', price: 790, position: 0, version: 1 },
    two: { name: 'Zwei', price: 590, position: 1, version: 1 },
  },
  total: 1380,
}

describe('the desk’s view of an order', () => {
  const store = temporaryStore()
  let keys = 0
  beforeEach(async () => {
    await saveOrder(store(), order)
    await confirmPayment(store(), order.id, 'admin')
  })
  const seen = async () => deskOrder((await getOrder(store(), order.id)) ?? order)
  const ask = (request: RefundRequest) =>
    requestRefund(
      store(),
      order.id,
      { iban: IBAN, ...request },
      { key: `key-${(keys += 1)}`, actor: 'admin' },
    )

  it('shows the refundable amounts and the pending refunds', async () => {
    expect(deskOrder(order).refundable).toBeNull()
    const items = [
      { id: 'one', name: 'Eins', price: 790 },
      { id: 'two', name: 'Zwei', price: 590 },
    ]
    expect(await seen()).toMatchObject({
      refundable: { left: 1380, items, isTransferred: true },
      refunds: [],
    })
    const { refundId } = await ask({ items: ['two'] })
    expect(await seen()).toMatchObject({
      refundable: { left: 790, items: [{ id: 'one' }] },
      refunded: 0,
      refunds: [{ id: refundId, amount: 590, status: 'pending', iban: IBAN }],
    })
    await reportTransfer(store(), order.id, refundId, 'admin')
    expect(await seen()).toMatchObject({ refunded: 590, refunds: [] })
    await ask({ amount: 100 })
    expect(await seen()).toMatchObject({ refundable: { left: 690, items: [] } })
    await ask({})
    expect(await seen()).toMatchObject({ refundable: null })
  })

  it('shows a failed refund until it is retried', async () => {
    const { refundId } = await ask({ amount: 100 })
    await settleRefund(store(), order.id, refundId, { status: 'failed', actor: 'stripe' })
    const [refund] = (await seen()).refunds
    expect(refund).toMatchObject({ id: refundId, amount: 100, status: 'failed', iban: IBAN, lacks: 'holder' })
    await ask({ amount: 100 })
    expect((await seen()).refunds).toEqual([expect.objectContaining({ status: 'pending' })])
  })

  it('offers no transfer to report if a provider makes the refund', async () => {
    const refundId = newId('refund')
    const given = {
      amount: 100,
      status: 'pending',
      at: 1,
      actor: 'admin',
      idempotencyKey: 'k',
      bodyHash: 'k',
    }
    await store().update({ [`orders/${order.id}/refunds/${refundId}`]: given })
    await expect(reportTransfer(store(), order.id, refundId, 'admin')).rejects.toMatchObject({
      code: 'order_state',
    })
    await expect(reportTransfer(store(), order.id, newId('refund'), 'admin')).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await seen()).refunds).toEqual([{ id: refundId, amount: 100, status: 'pending', heldFor: null }])
  })
})
