import { parseCart } from './schema'

const item = { id: 'a', name: 'A', price: 490 }

describe('parseCart', () => {
  it('reads a list of items', () => {
    expect(parseCart([item])).toEqual([item])
  })

  it('removes a duplicate item', () => {
    expect(parseCart([item, { id: 'a', name: 'B', price: 1 }])).toEqual([item])
  })

  it('drops unknown fields of an item', () => {
    expect(parseCart([{ ...item, price: 0, gift: true }])).toEqual([{ ...item, price: 0 }])
  })

  it.each([
    [[1]],
    [[{ ...item, id: 1 }]],
    [[{ ...item, name: null }]],
    [''],
    [null],
    [{}],
    ['a'],
    [[null]],
    [[{ id: 'a' }]],
    [[{ ...item, id: '' }]],
    [[{ ...item, price: -1 }]],
    [[{ ...item, price: 4.9 }]],
    [[{ ...item, price: '490' }]],
  ])('returns null for %j', (value) => {
    expect(parseCart(value)).toBeNull()
  })
})
