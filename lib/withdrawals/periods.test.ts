import { dayStart } from '@/lib/core/clock'
import { lastDayToPayBack, lastDayToWithdraw } from './periods'

it.each([
  ['2026-11-02', '2026-11-16'],
  ['a Saturday: 2026-11-07', '2026-11-23'],
  ['a Sunday: 2026-11-08', '2026-11-23'],
  ['Christmas: 2026-12-11', '2026-12-28'],
  ['Good Friday to Easter Monday: 2027-03-12', '2027-03-30'],
])('fourteen days after %s end on %s, or on the working day after it', (text, last) => {
  const day = text.slice(-10)
  // The first and the last moment of a day in Berlin.
  for (const at of [dayStart(day), dayStart(day) + 23 * 60 * 60_000]) {
    expect(lastDayToWithdraw(at)).toBe(last)
    expect(lastDayToPayBack(at)).toBe(last)
  }
})
