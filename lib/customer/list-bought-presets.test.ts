import { programCatalog } from '@/lib/catalog/program-catalog'
import { setClock } from '@/lib/core/clock'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { moveOrder } from '@/lib/orders/state/move-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { orderUnder } from './testing/order-under'
import { listBoughtPresets } from './list-bought'

const { presets } = programCatalog

describe('the presets of an account', () => {
  const store = temporaryStore()
  afterAll(() => setClock())

  const ordered = async (customerUid?: string) =>
    (await orderUnder(store(), 'a@example.com', customerUid === undefined ? {} : { customerUid })).orderId
  const owned = async (uid: string) => (await listBoughtPresets(store(), uid)).presets

  it('are those of its own paid orders, each with the newest order', async () => {
    const first = await ordered('one')
    expect(await owned('one')).toEqual([])
    await confirmPayment(store(), first, 'test')
    expect(await owned('one')).toEqual([{ id: presets[0]?.id, orderId: first }])
    const second = await ordered('one')
    const unpaid = await ordered('one')
    const foreign = await ordered('two')
    const guest = await ordered()
    for (const id of [second, foreign, guest]) await confirmPayment(store(), id, 'test')
    await moveOrder(store(), unpaid, 'cancelled', 'test')
    expect(await owned('one')).toEqual([{ id: presets[0]?.id, orderId: second }])
  })

  it('exclude a preset that was refunded, even if the rest of its order was not', async () => {
    const order = await ordered('one')
    await confirmPayment(store(), order, 'test')
    const refund = { amount: 1, items: { [presets[0]?.id ?? '']: 1 }, at: 1, actor: 'a', idempotencyKey: 'k' }
    await store().update({
      [`orders/${order}/refunds/refund_1`]: { ...refund, bodyHash: 'h', status: 'done' },
    })
    expect(await owned('one')).toEqual([])
  })

  it('exclude presets of a refunded order, unless another order has them too', async () => {
    const [first, second] = [await ordered('one'), await ordered('one')]
    for (const id of [first, second]) await confirmPayment(store(), id, 'test')
    await moveOrder(store(), second, 'refunded', 'test')
    expect(await owned('one')).toEqual([{ id: presets[0]?.id, orderId: first }])
    await moveOrder(store(), first, 'refunded', 'test')
    expect(await owned('one')).toEqual([])
  })
})
