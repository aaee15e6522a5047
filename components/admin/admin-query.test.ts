import {
  adminAddress,
  moneyAddress,
  readAdminQuery,
  readMoneyQuery,
  type AdminQuery,
  type MoneyQuery,
} from './admin-query'

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

it.each<MoneyQuery>([{ unmatchedBefore: undefined }, { unmatchedBefore: 'pi_1' }])(
  'an address of the money leads to what it was made for: %j',
  (query) => {
    expect(readMoneyQuery(paramsOf(moneyAddress(query)))).toEqual(query)
  },
)

it('is the plain address for the beginning', () => {
  expect(moneyAddress({})).toBe('/admin/zahlungen#unmatched')
  expect(adminAddress({ status: null })).toBe('/admin#orders')
})

it.each([{ stand: 'nirgends' }, { stand: ['offen'] }, { vor: '' }, { vor: 'a/b' }, { vor: ['a'] }])(
  'takes %j for nothing',
  (params) => {
    expect(readAdminQuery(params)).toEqual(readAdminQuery({}))
  },
)
