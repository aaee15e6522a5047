import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saveOrder } from '../data'
import { lookUpOrder, searchOrders } from './search-orders'
import { sampleOrder } from '../testing/sample-order'

const idOf = (number: number) => `order_178030800000${number}_aaaaaaaaaaaaaaaa`

describe('searchOrders', () => {
  const store = temporaryStore()
  const found = async (typed: string) => {
    const { entries } = await searchOrders(store(), typed, { limit: 10 })
    return entries.map(({ orderId }) => orderId)
  }

  beforeEach(async () => {
    const orders = [
      { reference: 'SK-R2XWM-NML34', email: 'Kundin@Example.com', total: 1290 },
      { reference: 'SK-7KQ2M-XW9TR', email: 'andere@example.com', total: 1290 },
      { reference: 'SK-23456-78999', email: 'andere@example.com', total: 2_345_678 },
    ]
    for (const [index, { email, ...order }] of orders.entries()) {
      const placed = { ...order, email, emailLower: email.toLowerCase(), id: idOf(index + 1) }
      await saveOrder(store(), { ...sampleOrder, ...placed, idempotencyKey: `key-${index}` })
    }
  })

  it.each([
    ['SK-7KQ2M-XW9TR', [2]],
    ['sk 7kq2m xw9tr', [2]],
    ['7kq2mxw9tr', [2]],
    ['sk-r2xwm-nml34', [1]],
    ['2345678999', [3]],
    [' kundin@EXAMPLE.com ', [1]],
    ['12,90', [2, 1]],
    ['12,9 €', [2, 1]],
    ['23.456,78', [3]],
    ['12', []],
    ['@', []],
    ['SK', []],
    ['__proto__', []],
  ])('finds matching orders by %j, newest first', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected.map(idOf))
  })

  it('goes page by page, and names broken orders', async () => {
    const first = await searchOrders(store(), '12,90', { limit: 1 })
    expect(first.entries.map(({ orderId }) => orderId)).toEqual([idOf(2)])
    const rest = await searchOrders(store(), '12,90', { limit: 1, before: first.next ?? '' })
    expect([rest.entries.map(({ orderId }) => orderId), rest.next]).toEqual([[idOf(1)], null])
    await store().update({ [`orders/${idOf(1)}/createdAt`]: 'gestern' })
    expect((await searchOrders(store(), '12,90', { limit: 10 })).broken).toEqual([idOf(1)])
  })
})

describe('lookUpOrder', () => {
  const store = temporaryStore()

  it('finds an order by its reference, however it is typed', async () => {
    await saveOrder(store(), { ...sampleOrder, reference: 'SK-R2XWM-NML34' })
    expect((await lookUpOrder(store(), 'sk r2xwmnml34'))?.id).toBe(sampleOrder.id)
    expect(await lookUpOrder(store(), 'SK-R2XWQ-NML34')).toBeNull()
    expect(await lookUpOrder(store(), 'nonsense')).toBeNull()
  })
})
