import { ordersAddress, readOrderQuery, type OrderQuery } from './order-query'

it.each<OrderQuery>([
  { status: null, search: '', isOldestFirst: false, ordersFrom: undefined },
  {
    status: 'pending',
    search: '',
    isOldestFirst: false,
    ordersFrom: 'order_1780308000000_aaaaaaaaaaaaaaaa',
  },
  { status: 'paid', search: '', isOldestFirst: true, ordersFrom: 'order_1780308000000_aaaaaaaaaaaaaaaa' },
  { status: 'refunded', search: 'kundin+ä&b@example.com', isOldestFirst: false, ordersFrom: 'order ä&b' },
  { status: null, search: '24,90', isOldestFirst: true, ordersFrom: undefined },
])('an address leads to what it was made for: %j', (query) => {
  const { searchParams } = new URL(ordersAddress(query), 'https://shop.example')
  expect(readOrderQuery(Object.fromEntries(searchParams))).toEqual(query)
})

it('is the plain address for the beginning', () => {
  expect(ordersAddress({ status: null, search: '', isOldestFirst: false })).toBe('/admin/bestellungen#orders')
})

it.each([
  { stand: 'nirgends' },
  { stand: ['offen'] },
  { vor: '' },
  { vor: 'a/b' },
  { vor: ['a'] },
  { suche: ' ' },
  { suche: ['a'] },
  { folge: 'neueste' },
  { folge: ['aelteste'] },
  { nach: 'order_1' },
])('takes %j for nothing', (params) => {
  expect(readOrderQuery(params)).toEqual(readOrderQuery({}))
})
