import { programCatalog } from '@/lib/catalog/program-catalog'
import { priceItems } from './price-items'

const { presets } = programCatalog

const [first, , second] = presets
if (!first || !second) throw new Error('the catalogue is empty')
const items = [{ id: first.id }, { id: second.id }]
const sum = first.price + second.price
const discount = { code: 'NOVA10', percent: 10 }

describe('priceItems', () => {
  it.each([
    [0.01, 0],
    [10, Math.round(sum / 10)],
    [12.5, Math.round(sum / 8)],
    [33.33, Math.round((sum * 3333) / 10_000)],
    [80, Math.round(sum * 0.8)],
  ])('takes %d percent off the sum, rounded once', (percent, amount) => {
    const priced = priceItems({ items }, { discount: { code: 'NOVA10', percent } })
    expect(priced).toMatchObject({ total: sum - amount, discount: { code: 'NOVA10', percent, amount } })
    expect(Object.values(priced.items).map(({ price }) => price)).toEqual([first.price, second.price])
  })

  it('stores no discount if there is none', () => {
    expect(priceItems({ items })).toEqual({ items: expect.any(Object), total: sum })
  })

  it('rejects a total that the buyer did not see', () => {
    const expectedTotal = sum - Math.round(sum / 10)
    expect(priceItems({ items, expectedTotal }, { discount }).total).toBe(expectedTotal)
    for (const given of [{ discount: null }, { discount: { ...discount, percent: 5 } }])
      expect(() => priceItems({ items, expectedTotal }, given)).toThrow('price_changed')
    expect(() => priceItems({ items, expectedTotal: sum }, { discount })).toThrow('price_changed')
  })
})
