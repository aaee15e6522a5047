import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saveOrder } from '../data'
import { moveOrder } from '../state/move-order'
import { sampleOrder } from '../testing/sample-order'
import { listOrders } from './filter-orders'

const idOf = (number: number) => `order_178030800000${number}_aaaaaaaaaaaaaaaa`

describe('listOrders', () => {
  const store = temporaryStore()

  beforeEach(async () => {
    for (let number = 1; number <= 5; number += 1)
      await saveOrder(store(), { ...sampleOrder, id: idOf(number), idempotencyKey: `key-${number}` })
    await moveOrder(store(), idOf(2), 'cancelled', 'admin')
    await moveOrder(store(), idOf(4), 'paid', 'admin')
  })

  it('returns the orders of a state page by page, newest first', async () => {
    const first = await listOrders(store(), 'pending', { limit: 2 })
    expect(first.entries.map(({ orderId }) => orderId)).toEqual([idOf(5), idOf(3)])
    const rest = await listOrders(store(), 'pending', { limit: 2, before: first.next ?? '' })
    expect(rest.entries.map(({ orderId }) => orderId)).toEqual([idOf(1)])
    expect(rest.next).toBeNull()
    expect((await listOrders(store(), 'refunded', { limit: 2 })).entries).toEqual([])
  })

  it('returns them oldest first, too', async () => {
    const first = await listOrders(store(), 'pending', { limit: 2, after: '' })
    expect(first.entries.map(({ orderId }) => orderId)).toEqual([idOf(1), idOf(3)])
    const rest = await listOrders(store(), 'pending', { limit: 2, after: first.next ?? '' })
    expect(rest.entries.map(({ orderId }) => orderId)).toEqual([idOf(5)])
    expect(rest.next).toBeNull()
  })

  it('returns the orders of all states', async () => {
    const { entries } = await listOrders(store(), null, { limit: 4 })
    expect(entries.map(({ status }) => status)).toEqual(['pending', 'paid', 'pending', 'cancelled'])
    const oldest = await listOrders(store(), null, { limit: 2, after: idOf(1) })
    expect(oldest.entries.map(({ orderId }) => orderId)).toEqual([idOf(2), idOf(3)])
  })

  it('names a broken order, and lists the others', async () => {
    await store().update({ [`orders/${idOf(3)}/total`]: 5.9 })
    const { entries, broken } = await listOrders(store(), 'pending', { limit: 10 })
    expect(entries.map(({ orderId }) => orderId)).toEqual([idOf(5), idOf(1)])
    expect(broken).toEqual([idOf(3)])
  })
})
