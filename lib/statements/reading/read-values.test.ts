import { germanCents, germanDay, isoCents, isoDay, oneLine } from './read-values'

it.each([
  ['1.234,56', 123_456],
  ['-5,00', -500],
  ['+7,9', 790],
  ['255,00 €', 25_500],
  ['-23,45 €', -2345],
  ['1.500', 150_000],
  ['12', 1200],
  ['12.34', null],
  ['1,234.56', null],
  ['--5', null],
  ['', null],
  ['-', null],
])('reads German %j as %j cents', (text, cents) => expect(germanCents(text)).toBe(cents))

it.each([
  ['1234.56', 123_456],
  ['7.9', 790],
  ['7', 700],
  ['7.90000', 790],
  ['0.1', 10],
  ['7.905', null],
  ['-7.90', null],
  ['7,90', null],
  ['1e3', null],
  ['99999999999999', null],
])('reads ISO 20022 %j as %j cents', (text, cents) => expect(isoCents(text)).toBe(cents))

it('recognises existing days', () => {
  expect(['28.02.26', '28.02.2026', '29.02.2024'].map(germanDay)).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2024-02-29',
  ])
  expect(['29.02.26', '31.2.2026', '2026-02-28', '28.13.26', ''].map(germanDay)).toEqual(Array(5).fill(null))
  expect(['2026-11-20', '2026-11-20T08:00:00', '2026-11-20+01:00'].map(isoDay)).toEqual(
    Array(3).fill('2026-11-20'),
  )
  expect(['2026-11-31', '20.11.2026', '2026-11-200', ''].map(isoDay)).toEqual(Array(4).fill(null))
})

it('joins lines, without characters that change direction or cannot be stored', () => {
  expect(oneLine(' a\r\n\tb\u202ec\ud800 ')).toBe('a b c')
  expect(oneLine('x'.repeat(5000))).toHaveLength(1000)
})
