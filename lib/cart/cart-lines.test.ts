import { cartLines, cartTotal } from './cart-lines'

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

  it('keep what has left the catalogue, marked and without counting it', () => {
    const lines = cartLines(
      [
        { id: 'gone', name: 'Weg', price: 999 },
        { id: 'a', name: 'Preset A', price: 490 },
      ],
      catalogue,
    )
    expect(lines[0]).toEqual({ id: 'gone', name: 'Weg', price: 999, available: false })
    expect(cartTotal(lines)).toBe(490)
  })

  it('sum up to nothing when there are none', () => {
    expect(cartTotal(cartLines([], catalogue))).toBe(0)
  })
})
