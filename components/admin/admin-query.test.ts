import { moneyAddress, readMoneyQuery, type MoneyQuery } from './admin-query'

it.each<MoneyQuery>([{ unmatchedBefore: undefined }, { unmatchedBefore: 'pi_1' }])(
  'an address of the money leads to what it was made for: %j',
  (query) => {
    const { searchParams } = new URL(moneyAddress(query), 'https://shop.example')
    expect(readMoneyQuery(Object.fromEntries(searchParams))).toEqual(query)
  },
)

it('is the plain address for the beginning', () => {
  expect(moneyAddress({})).toBe('/admin/zahlungen#unmatched')
})
