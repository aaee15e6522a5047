import { dayOf, dayStart } from './clock'

describe('dayOf', () => {
  it.each([
    ['2026-06-01T21:59:59Z', '2026-06-01'],
    ['2026-06-01T22:00:00Z', '2026-06-02'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is the day %s in Berlin', (time, day) => expect(dayOf(Date.parse(time))).toBe(day))
})

it.each([
  ['2026-01-15', '2026-01-14T23:00:00Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
])('the day %s begins in Berlin at %s', (day, time) => {
  expect(dayStart(day)).toBe(Date.parse(time))
})
