import fc from 'fast-check'
import { percentOf } from '@/lib/core/money'
import { itemsOf, paidItemsOf } from './order-items'
import type { Order } from './schema'
import { sampleOrder } from './testing/sample-order'

function orderOf(prices: number[], percent: number): Order {
  const items = prices.map(
    (price, position) => [`preset-${position}`, { name: 'A', price, position, version: 1 }] as const,
  )
  const sum = prices.reduce((sum, price) => sum + price, 0)
  const amount = percentOf(sum, percent)
  const discount = { code: 'NOVA10', percent, amount }
  return { ...sampleOrder, items: Object.fromEntries(items), total: sum - amount, discount }
}
const pricesOf = (order: Order) => paidItemsOf(order).map(({ price }) => price)

describe('what is paid for each item', () => {
  it.each([
    [[790, 390], 10, [711, 351]],
    [[5, 5, 5], 10, [4, 5, 4]],
    [[499, 499, 499], 33.33, [333, 332, 333]],
    [[1], 50, [0]],
    [[790], 0, [790]],
    [[0, 0], 10, [0, 0]],
  ])('of %j less %d percent is %j', (prices, percent, paid) =>
    expect(pricesOf(orderOf(prices, percent))).toEqual(paid),
  )

  it('is its price without a discount', () => expect(paidItemsOf(sampleOrder)).toEqual(itemsOf(sampleOrder)))

  it('adds up to the order’s total to the cent, and is within a cent of each exact share', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 50 })
    const percents = fc.integer({ min: 0, max: 8000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(prices, percents, (given, percent) => {
        const order = orderOf(given, percent)
        const paid = pricesOf(order)
        expect(paid.reduce((sum, price) => sum + price, 0)).toBe(order.total)
        paid.forEach((price, index) => {
          const exact = (given[index] ?? 0) * (1 - percent / 100)
          expect(price).toBeGreaterThanOrEqual(0)
          expect(Math.abs(price - exact)).toBeLessThanOrEqual(1.5)
        })
      }),
    )
  })
})
