import { centsToDecimal, formatCents, formatRate, percentOf } from './money'

describe('money', () => {
  it.each([
    [499, 10, 50],
    [495, 10, 50],
    [494, 10, 49],
    [1000, 12.5, 125],
    [999, 12.5, 125],
    [499, 0, 0],
    [100, 33.333, 33],
  ])('%i cents at %f percent are %i cents', (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected)
  })

  it('formats cents as German euros', () => {
    expect(formatCents(123456)).toBe('1.234,56\u00a0€')
    expect(centsToDecimal(490)).toBe('4.90')
  })
})

it('formats rates in German', () => {
  expect([10, 12.5, 0.125].map(formatRate)).toEqual(['10\u00a0%', '12,5\u00a0%', '0,13\u00a0%'])
})
