import fc from 'fast-check'
import { formatCents, parseEuros } from './money'

it.each([
  ['7,90', 790],
  ['7,9', 790],
  ['7', 700],
  ['0,01', 1],
  ['0,29', 29],
  ['1,15', 115],
  ['  7,90 € ', 790],
  ['7,90€', 790],
  ['1.234,50', 123_450],
  ['1234,50', 123_450],
  ['9.999.999,99', 999_999_999],
])('reads %s as %d cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents)
})

it.each([
  '',
  ' ',
  '€',
  '-1',
  '+1',
  '7.90',
  '1.23',
  '12.34,50',
  '.500',
  '7,',
  ',90',
  '7,901',
  '7,9,0',
  '7 90',
  '1e3',
  '0x10',
  '７',
  'viel',
  '10000000',
  '9'.repeat(400),
])('rejects %j as an amount', (text) => {
  expect(parseEuros(text)).toBeNull()
})

it('parses every amount as the shop formats it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(parseEuros(formatCents(cents))).toBe(cents)
    }),
  )
})
