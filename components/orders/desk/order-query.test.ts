import { ordersQuery, type OrderQuery } from './order-query'

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
  {
    status: 'paid',
    search: '',
    isOldestFirst: true,
    ordersFrom: undefined,
    day: '2026-03-29',
    preset: 'Klarer Schritt & mehr',
    partner: 'NOVA10',
    method: 'vorkasse',
  },
  { status: 'disputed', search: '', isOldestFirst: false, ordersFrom: undefined },
  { status: null, search: '24,90', isOldestFirst: true, ordersFrom: undefined },
])('turns %j into an address and reads it back', (query) => {
  const { searchParams } = new URL(ordersQuery.address(query), 'https://shop.example')
  expect(ordersQuery.read(Object.fromEntries(searchParams))).toEqual(query)
})

it('has no parameters for the first page of all orders', () => {
  expect(ordersQuery.address({ status: null, search: '', isOldestFirst: false })).toBe(
    '/admin/bestellungen#orders',
  )
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
  { tag: '2026-02-30' },
  { tag: '1999-01-01' },
  { tag: 'gestern' },
  { tag: ['2026-03-29'] },
  { preset: ' ' },
  { partner: ['NOVA10'] },
  { zahlung: 'bar' },
])('ignores %j', (params) => {
  expect(ordersQuery.read(params)).toEqual(ordersQuery.read({}))
})

it('ignores filters in a search, which covers all orders', () => {
  expect(ordersQuery.read({ suche: '24,90', tag: '2026-03-29', zahlung: 'stripe' })).toEqual(
    ordersQuery.read({ suche: '24,90' }),
  )
})
