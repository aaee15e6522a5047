import { dayOf } from '@/lib/core/clock'
import { paymentDeadline } from './bank-transfer'

it.each([
  ['2026-11-22T04:15:00+01:00', '2026-12-06'],
  ['2026-12-24T23:59:00+01:00', '2027-01-07'],
  ['2026-03-20T23:30:00+01:00', '2026-04-03'],
  ['2026-10-20T00:30:00+02:00', '2026-11-03'],
])('an order of %s may be paid until %s', (placed, last) => {
  expect(dayOf(paymentDeadline(Date.parse(placed)))).toBe(last)
})
