import { commissionOf, presentTerms } from './commission'

it.each([
  [690, 10, 69],
  [495, 12.5, 62],
  [490, 0, 0],
])('of %i cents at %s percent is %i cents', (price, rate, commission) => {
  expect(commissionOf(price, presentTerms(rate))).toBe(commission)
})
