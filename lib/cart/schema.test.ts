import { parseCart } from './schema'

describe('parseCart', () => {
  it('reads a list of items', () => {
    expect(parseCart('[{"id":"a","name":"A","price":490}]')).toEqual([{ id: 'a', name: 'A', price: 490 }])
  })

  it('counts an item that is listed twice once', () => {
    expect(parseCart('[{"id":"a","name":"A","price":490},{"id":"a","name":"B","price":1}]')).toEqual([
      { id: 'a', name: 'A', price: 490 },
    ])
  })

  it('drops fields that are no part of an item', () => {
    expect(parseCart('[{"id":"a","name":"A","price":0,"gift":true}]')).toEqual([
      { id: 'a', name: 'A', price: 0 },
    ])
  })

  it.each([
    '[1]',
    '[{"id":1,"name":"A","price":1}]',
    '[{"id":"a","name":null,"price":1}]',
    '',
    'null',
    '{}',
    '"a"',
    '[null]',
    '[{"id":"a"}]',
    '[{"id":"","name":"A","price":1}]',
    '[{"id":"a","name":"A","price":-1}]',
    '[{"id":"a","name":"A","price":4.9}]',
    '[{"id":"a","name":"A","price":"490"}]',
    '[{"id":"a","name":"A","price":490}',
  ])('knows that %s is no cart', (text) => {
    expect(parseCart(text)).toBeNull()
  })
})
