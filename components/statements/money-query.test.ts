import { moneyAddress, readMoneyQuery, type MoneyQuery } from './money-query'

const paramsOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://shop.example').searchParams)

it.each<MoneyQuery>([
  { state: 'sure', entriesBefore: undefined, unmatchedBefore: undefined },
  { state: 'doubtful', entriesBefore: undefined, unmatchedBefore: 'pi_1' },
  { state: 'unmatched', entriesBefore: 'booking_20261120_ab', unmatchedBefore: 'pi_1' },
])('an address leads to what it was made for: %j', (query) => {
  expect(readMoneyQuery(paramsOf(moneyAddress(query, 'entries')))).toEqual(query)
})

it('is the plain address for the beginning', () => {
  expect(moneyAddress({ state: 'sure' }, 'unmatched')).toBe('/admin/zahlungen#unmatched')
})

it.each([{ stand: 'nirgends' }, { stand: ['sicher'] }, { vor: '' }, { vor: 'a/b' }, { 'geld-vor': ['a'] }])(
  'takes %j for nothing',
  (params) => expect(readMoneyQuery(params)).toEqual(readMoneyQuery({})),
)
