import fc from 'fast-check'
import { DAY, nextStepAfter, priceAt, stepsKept, stepsOf, type Prices, type SalePrice } from './price-steps'

const START = Date.UTC(2026, 0, 1)
const day = (days: number) => START + days * DAY

/** The prices after these changes, each at its day. */
function after(
  price: number,
  ...changes: [day: number, changed: { price?: number; salePrice?: SalePrice }][]
): Prices {
  return changes.reduce<Prices>(
    (before, [at, { price: regular = before.price, salePrice }]) => {
      const changed = { price: regular, ...(salePrice ? { salePrice } : {}) }
      return { ...changed, priceSteps: stepsKept(before, changed, day(at)) }
    },
    { price },
  )
}
const sale = (price: number, from: number, to: number) => ({
  salePrice: { price, from: day(from), to: day(to) },
})

describe('a sale price', () => {
  it('starts and ends automatically, to the millisecond', () => {
    const prices = after(690, [0, sale(490, 10, 20)])
    expect(priceAt(prices, day(10) - 1)).toEqual({ price: 690 })
    expect(priceAt(prices, day(10))).toEqual({ price: 490, lowest: 690 })
    expect(priceAt(prices, day(20) - 1)).toEqual({ price: 490, lowest: 690 })
    expect(priceAt(prices, day(20))).toEqual({ price: 690 })
    expect([0, 10, 20].map((at) => nextStepAfter(prices, day(at)))).toEqual([day(10), day(20), Infinity])
  })

  it('is shown beside the lowest price of the previous 30 days, not the latest', () => {
    const prices = after(690, [0, { price: 590 }], [5, { price: 790 }], [20, sale(490, 30, 40)])
    expect(priceAt(prices, day(35))).toEqual({ price: 490, lowest: 590 })
  })

  it('ignores a price that ended 30 or more days before', () => {
    const cheap = (begin: number) =>
      after(690, [0, { price: 590 }], [5, { price: 790 }], [6, sale(490, begin, begin + 5)])
    expect(priceAt(cheap(34), day(34))).toEqual({ price: 490, lowest: 590 })
    expect(priceAt(cheap(35), day(35))).toEqual({ price: 490, lowest: 790 })
  })

  it('counts the 30 days before its start, not before today', () => {
    const prices = after(690, [0, sale(490, 10, 90)])
    expect(priceAt(prices, day(85))).toEqual({ price: 490, lowest: 690 })
    // Another change during the sale does not lose the earlier price.
    expect(
      priceAt(after(690, [0, sale(490, 10, 90)], [80, { price: 790, ...sale(490, 10, 90) }]), day(85)),
    ).toEqual({
      price: 490,
      lowest: 690,
    })
  })

  it('that is reduced step by step is shown beside the lowest price before the first step', () => {
    const prices = after(690, [0, sale(590, 10, 40)], [15, sale(490, 10, 40)], [20, sale(390, 10, 40)])
    expect(priceAt(prices, day(16))).toEqual({ price: 490, lowest: 690 })
    expect(priceAt(prices, day(21))).toEqual({ price: 390, lowest: 690 })
  })

  it('that rises in between, or pauses, is no step-by-step reduction', () => {
    const rising = after(690, [0, sale(390, 10, 40)], [15, sale(490, 10, 40)])
    expect(priceAt(rising, day(16))).toEqual({ price: 490 })
    const paused = after(690, [0, sale(490, 10, 20)], [25, sale(390, 26, 40)])
    expect(priceAt(paused, day(30))).toEqual({ price: 390, lowest: 490 })
  })

  it('that is not below the last sale of the previous 30 days is no reduction', () => {
    const prices = after(690, [0, sale(490, 10, 20)], [25, sale(490, 26, 40)])
    expect(priceAt(prices, day(30))).toEqual({ price: 490 })
  })
})

it('the lowest price is the minimum over all moments of the previous 30 days', () => {
  const changes = fc.array(
    fc.record({ gap: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 500, max: 900 }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 45 }), (steps, wait) => {
      let at = 0
      const said = steps.map(({ gap, price }): [number, { price: number }] => [(at += gap), { price }])
      const begin = at + wait
      const prices = after(700, ...said, [at + 0.5, sale(100, begin, begin + 10)])
      const moments = Array.from({ length: 30 * 4 }, (_, index) => day(begin) - 1 - (index * DAY) / 4)
      const seen = moments.map((moment) => priceAt(prices, moment).price)
      expect(priceAt(prices, day(begin)).lowest).toBe(Math.min(...seen))
    }),
  )
})

it('keeps few steps, and drops outdated ones', () => {
  const daily = Array.from({ length: 400 }, (_, index): [number, { price: number }] => [
    index,
    { price: 500 + index },
  ])
  const steps = stepsOf(after(400, ...daily))
  expect(steps.length).toBeLessThanOrEqual(122)
})
