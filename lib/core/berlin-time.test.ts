import { berlinTimeOf, parseBerlinTime } from './berlin-time'

it.each([
  ['2026-11-27T00:00', '2026-11-26T23:00:00Z'],
  ['2026-07-01T18:30', '2026-07-01T16:30:00Z'],
  // Occurs twice: before the clocks go back, and an hour later.
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
])('%s in Berlin is %s', (text, moment) => {
  expect(parseBerlinTime(text)).toBe(Date.parse(moment))
  expect(berlinTimeOf(Date.parse(moment))).toBe(text)
})

it.each(['2026-03-29T02:30', '2026-02-30T00:00', '2026-11-27', 'morgen', ''])(
  '%j is no time in Berlin',
  (text) => expect(parseBerlinTime(text)).toBeNull(),
)
