import { clockAhead } from './clock-ahead'

const DAY = 24 * 60 * 60_000
const at = Date.UTC(2026, 10, 22, 9)
const seen = { at, boot: 'one', up: DAY }

it.each<
  [what: string, days: number, upDays: number, boot: string, outsideDays: number | null, ahead: number]
>([
  ['nothing has passed', 0, 0, 'one', null, 0],
  ['a week has, and the machine ran on', 7, 7, 'one', null, 0],
  ['a year has, and the machine ran on', 365, 365, 'one', null, 0],
  ['a year is said to have, and the machine knows of an hour', 365, 1 / 24, 'one', null, 365 - 1 / 24],
  ['two days are said to have', 2, 0, 'one', null, 2],
  ['most of a day is said to have', 0.9, 0, 'one', null, 0],
  ['the clock was set back', -300, 0, 'one', null, 0],
  ['the machine was off for a week', 7, 0, 'two', null, 0],
  ['the machine was off for longer than it can say', 15, 0, 'two', null, 15],
  ['the run has its name again and is younger', 7, -0.5, 'one', null, 0],
  ['the database knows of a week that the machine was off', 90, 0, 'two', 90, 0],
  ['the database knows that it is not so late', 3, 3, 'one', 1, 2],
  ['another machine knows that it is later', 0, 0, 'one', 2, -2],
])('a clock is ahead by what cannot have passed: %s', (_, days, upDays, boot, outsideDays, ahead) => {
  const outside = outsideDays === null ? null : at + outsideDays * DAY
  const reading = { at: at + days * DAY, boot, up: seen.up + upDays * DAY, outside }
  expect(clockAhead(reading, seen, null) / DAY).toBeCloseTo(ahead)
})

it('a clock without an earlier reading is trusted', () => {
  expect(clockAhead({ ...seen, outside: null }, null, null)).toBe(0)
})

it('a clock is behind if it is earlier than the build, unless another machine agrees with it', () => {
  const reading = { ...seen, outside: null }
  expect(clockAhead(reading, null, at + 3 * DAY) / DAY).toBe(-3)
  expect(clockAhead(reading, seen, at + 0.9 * DAY)).toBe(0)
  expect(clockAhead({ ...reading, outside: at }, seen, at + 3 * DAY)).toBe(0)
})
