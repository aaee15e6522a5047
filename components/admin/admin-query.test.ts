import { adminAddress, readAdminQuery, type AdminQuery } from './admin-query'

const paramsOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://shop.example').searchParams)
const readBack = (address: string) => readAdminQuery(paramsOf(address))

it.each<AdminQuery>([
  { status: null, ordersBefore: undefined },
  { status: 'pending', ordersBefore: 'order_1780308000000_aaaaaaaaaaaaaaaa' },
  { status: 'refunded', ordersBefore: 'order ä&b' },
])('an address leads to what it was made for: %j', (query) => {
  expect(readBack(adminAddress(query))).toEqual(query)
})

it('is the plain address for the beginning', () => {
  expect(adminAddress({ status: null })).toBe('/admin#orders')
})

it.each([{ stand: 'nirgends' }, { stand: ['offen'] }, { vor: '' }, { vor: 'a/b' }, { vor: ['a'] }])(
  'takes %j for nothing',
  (params) => {
    expect(readAdminQuery(params)).toEqual(readAdminQuery({}))
  },
)
