import { cartBundles, cartLines, cartTotal, takenOff } from './cart-lines'

const catalogue = [
  { id: 'a', name: 'Preset A', price: 490 },
  { id: 'b', name: 'Preset B', price: 690 },
]

describe('cart lines', () => {
  it('show name and price of the catalogue, not of the stored cart', () => {
    expect(cartLines([{ id: 'b', name: 'Alter Name', price: 1 }], catalogue)).toEqual([
      { id: 'b', name: 'Preset B', price: 690, available: true },
    ])
  })

  it('keep items no longer in the catalogue, marked and not counted', () => {
    const lines = cartLines(
      [
        { id: 'gone', name: 'Weg', price: 999 },
        { id: 'a', name: 'Preset A', price: 490 },
      ],
      catalogue,
    )
    expect(lines[0]).toEqual({ id: 'gone', name: 'Weg', price: 999, available: false })
    expect(cartTotal(lines, [])).toBe(490)
  })

  it('total zero if there are none', () => {
    expect(cartTotal(cartLines([], catalogue), [])).toBe(0)
  })

  it('cost the price of a bundle they complete, to which the code’s discount applies', () => {
    const items = catalogue.map(({ id, name, price }) => ({ id, name, price }))
    const pair = [{ id: 'paar', name: 'Paar', price: 999, presetIds: ['a', 'b'] }]
    const lines = cartLines(items, catalogue)
    expect(cartBundles(lines, pair)).toEqual([{ id: 'paar', name: 'Paar', saving: 181 }])
    expect(cartTotal(lines, pair)).toBe(999)
    expect(takenOff(lines, pair, { code: 'NOVA10', percent: 10 })).toBe(100)
    expect(cartTotal(cartLines(items, catalogue.slice(1)), pair)).toBe(690)
  })
})
