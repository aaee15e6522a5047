import { comparisonAddress, pairOf, withPair } from './comparison-query'

const presets = [
  { id: 'a', farthest: 'c' },
  { id: 'b', farthest: 'a' },
  { id: 'c', farthest: 'a' },
]

describe('the address of a comparison', () => {
  it.each([
    ['nothing', '', 'a', 'c'],
    ['both', '?eins=c&zwei=a', 'c', 'a'],
    ['the first alone', '?eins=a', 'a', 'c'],
    ['the second alone', '?zwei=a', 'c', 'a'],
    ['the same twice', '?eins=b&zwei=b', 'b', 'a'],
    ['what is not sold', '?eins=x&zwei=__proto__', 'a', 'c'],
  ])('with %s leads to two different presets', (_, search, one, other) =>
    expect(pairOf(search, presets)).toEqual({ one, other }),
  )

  it('is read back as the pair that it was made from, and keeps other parameters', () => {
    const search = withPair('?ref=NOVA10&eins=a', { one: 'c', other: 'b' })
    expect(search).toBe('?ref=NOVA10&eins=c&zwei=b')
    expect(pairOf(search, presets)).toEqual({ one: 'c', other: 'b' })
  })

  it('can start from a single preset', () => {
    expect(pairOf(new URL(comparisonAddress('c'), 'https://shop.example').search, presets).one).toBe('c')
  })
})
