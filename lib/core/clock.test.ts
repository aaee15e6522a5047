import { dayOf } from './clock'

describe('dayOf', () => {
  it.each([
    ['2026-06-01T21:59:59Z', '2026-06-01'],
    ['2026-06-01T22:00:00Z', '2026-06-02'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is the day %s in Berlin', (time, day) => expect(dayOf(Date.parse(time))).toBe(day))
})
