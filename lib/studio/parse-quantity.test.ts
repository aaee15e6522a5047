import { parseQuantity, formatQuantity } from './parse-quantity'

it.each([
  ['fc', '1200', 1200],
  ['fc', ' 1.200 ', 1200],
  ['fc', '1,2 kHz', 1200],
  ['fc', '1.25k', 1250],
  ['fc', '440,4 Hz', 440],
  ['gain', '3,5', 3.5],
  ['gain', '+3,5 dB', 3.5],
  ['gain', '-3.55', -3.5],
  ['gain', '\u22122', -2],
  ['q', '1,414', 1.41],
  ['q', '0.1', 0.1],
] as const)('reads %s from “%s”', (quantity, typed, value) => {
  expect(parseQuantity(quantity, typed)).toEqual({ value })
})

it.each([
  ['fc', '', 'noNumber'],
  ['fc', 'viel', 'noNumber'],
  ['gain', '3,5,5', 'noNumber'],
  ['q', '1 dB', 'noNumber'],
  ['gain', '1e3', 'noNumber'],
  ['fc', '19', 'outside'],
  ['fc', '20001', 'outside'],
  ['gain', '15,1', 'outside'],
  ['q', '0', 'outside'],
] as const)('refuses %s “%s”: %s', (quantity, typed, problem) => {
  expect(parseQuantity(quantity, typed)).toEqual({ problem })
})

it('formats what it parses', () => {
  expect(formatQuantity(-3.5)).toBe('\u22123,5')
  expect(parseQuantity('gain', formatQuantity(-3.5))).toEqual({ value: -3.5 })
  expect(parseQuantity('fc', formatQuantity(12345))).toEqual({ value: 12345 })
})
