import { adminAddress, readAdminQuery, type AdminQuery } from './admin-query'

const readBack = (address: string) =>
  readAdminQuery(Object.fromEntries(new URL(address, 'https://shop.example').searchParams))

it.each<AdminQuery>([
  { status: null, ordersBefore: undefined, partnersBefore: undefined },
  { status: 'pending', ordersBefore: 'order_1780308000000_aaaaaaaaaaaaaaaa', partnersBefore: undefined },
  { status: 'refunded', ordersBefore: undefined, partnersBefore: 'uid ä&b' },
])('an address leads to what it was made for: %j', (query) => {
  expect(readBack(adminAddress(query, 'orders'))).toEqual(query)
})

it('is the plain address for the beginning', () => {
  expect(adminAddress({ status: null }, 'partners')).toBe('/admin#partners')
})

it.each([{ stand: 'nirgends' }, { stand: ['offen'] }, { vor: '' }, { vor: 'a/b' }, { 'partner-vor': ['a'] }])(
  'takes %j for nothing',
  (params) => {
    expect(readAdminQuery(params)).toEqual(readAdminQuery({}))
  },
)
