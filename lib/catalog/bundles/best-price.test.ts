import fc from 'fast-check'
import { bundleShares, cheapestBundles, savingOf, sharesOf, type BundleOffer } from './best-price'

const preset = (id: string, price: number) => ({ id, price })
const bundle = (id: string, price: number, ...presetIds: string[]): BundleOffer => ({
  id,
  name: id,
  price,
  presetIds,
})
const ids = (bundles: readonly BundleOffer[]) => bundles.map(({ id }) => id)

describe('the cheapest bundles', () => {
  const presets = [preset('a', 590), preset('b', 690), preset('c', 790), preset('d', 390)]

  it('are found automatically once all of their presets are in the cart', () => {
    const pair = bundle('pair', 990, 'a', 'b')
    expect(ids(cheapestBundles(presets, [pair]))).toEqual(['pair'])
    expect(cheapestBundles(presets.slice(1), [pair])).toEqual([])
  })

  it('never cost more than the single presets', () => {
    expect(
      cheapestBundles(presets, [bundle('dear', 1280, 'a', 'b'), bundle('same', 1480, 'b', 'c')]),
    ).toEqual([])
  })

  it('are the combination that saves most if bundles overlap', () => {
    const all = bundle('all', 2200, 'a', 'b', 'c', 'd')
    const [left, middle, right] = [
      bundle('left', 1080, 'a', 'b'),
      bundle('middle', 1100, 'b', 'c'),
      bundle('right', 980, 'c', 'd'),
    ]
    expect(ids(cheapestBundles(presets, [all, middle, left, right]))).toEqual(['left', 'right'])
    expect(ids(cheapestBundles(presets, [all, middle]))).toEqual(['middle'])
  })

  it('are the first of several that save equally', () => {
    const [one, other] = [bundle('one', 1000, 'a', 'b'), bundle('other', 1200, 'b', 'c')]
    expect(savingOf(one, presets)).toBe(savingOf(other, presets))
    expect(ids(cheapestBundles(presets, [one, other]))).toEqual(['one'])
    expect(ids(cheapestBundles(presets, [other, one]))).toEqual(['other'])
  })
})

describe('the shares of a bundle', () => {
  it('add up to its price, and none exceeds its single price', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (singles, part) => {
        const presets = singles.map((price, index) => preset(`p${index}`, price))
        const sum = singles.reduce((total, price) => total + price, 0)
        const price = Math.max(1, Math.floor((sum - 1) * part))
        const shares = sharesOf(bundle('x', price, ...presets.map(({ id }) => id)), presets)
        expect(shares.reduce((total, [, share]) => total + share.price, 0)).toBe(price)
        for (const [, share] of shares) {
          expect(share.price).toBeGreaterThanOrEqual(0)
          expect(share.price).toBeLessThanOrEqual(share.singlePrice)
        }
      }),
    )
  })

  it('do not depend on the order in the cart', () => {
    const presets = [preset('a', 333), preset('b', 333), preset('c', 334)]
    const offer = [bundle('x', 500, 'c', 'a', 'b')]
    expect(bundleShares([...presets].reverse(), offer)).toEqual(bundleShares(presets, offer))
    expect([...bundleShares(presets, offer).values()].map(({ price }) => price)).toEqual([167, 166, 167])
  })
})
