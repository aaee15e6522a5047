import { nextWorkingDay } from './next-working-day'

it.each([
  ['a Friday', '2026-11-27', '2026-11-27'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['Christmas before a weekend', '2026-12-25', '2026-12-28'],
  ['New Year on a Friday', '2027-01-01', '2027-01-04'],
  ['Good Friday', '2026-04-03', '2026-04-07'],
  ['Easter Monday', '2027-03-29', '2027-03-30'],
  ['Labour Day', '2028-05-01', '2028-05-02'],
  ['Ascension Day', '2026-05-14', '2026-05-15'],
  ['Whit Monday', '2026-05-25', '2026-05-26'],
  ['the Day of German Unity on a Saturday', '2026-10-03', '2026-10-05'],
  ['Reformation Day, a holiday of some states only', '2028-10-31', '2028-10-31'],
  ['Epiphany, a holiday of some states only', '2027-01-06', '2027-01-06'],
  ['Christmas Eve', '2026-12-24', '2026-12-24'],
  // The earliest possible Easter: Labour Day is the day after Ascension Day.
  ['Ascension Day in 2285', '2285-04-30', '2285-05-04'],
])('a period that would end on %s (%s) ends on %s', (_, day, moved) => {
  expect(nextWorkingDay(day)).toBe(moved)
})

/** Easter Sundays as published by the Physikalisch-Technische Bundesanstalt. */
it.each([
  ...['2000-04-23', '2008-03-23', '2011-04-24', '2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05'],
  ...['2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2035-03-25', '2038-04-25', '2049-04-18'],
  ...['2076-04-19'],
])('Easter is on %s', (easter) => {
  const on = (days: number) =>
    new Date(Date.parse(`${easter}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  expect(nextWorkingDay(on(-2))).toBe(on(2))
  expect(nextWorkingDay(on(39))).toBe(on(40))
  expect(nextWorkingDay(on(50))).toBe(on(51))
})
