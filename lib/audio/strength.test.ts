import type { Filter } from './filter'
import { atStrength, isLimited, strengthOf, strengths, strengthWords } from './strength'

const filters: readonly Filter[] = [
  { type: 'HP', fc: 25, q: 0.71 },
  { type: 'LSC', fc: 110, gain: -4.5, q: 0.8 },
  { type: 'PK', fc: 3700, gain: 2.3, q: 1.4 },
]

describe('a strength', () => {
  it('multiplies every gain, and leaves passes unchanged', () => {
    expect(atStrength(filters, 'subtle')).toEqual([
      { type: 'HP', fc: 25, q: 0.71 },
      { type: 'LSC', fc: 110, gain: -2.7, q: 0.8 },
      { type: 'PK', fc: 3700, gain: 1.38, q: 1.4 },
    ])
    expect(atStrength(filters, 'strong').map((filter) => 'gain' in filter && filter.gain)).toEqual([
      false,
      -6.3,
      3.22,
    ])
  })

  it('changes nothing where it is normal', () => {
    expect(atStrength(filters, 'normal')).toBe(filters)
  })

  it('is limited to the gain that all programs accept, and reports it', () => {
    const loud: Filter[] = [
      { type: 'PK', fc: 100, gain: 12, q: 1 },
      { type: 'PK', fc: 200, gain: -12, q: 1 },
    ]
    expect(atStrength(loud, 'strong')).toMatchObject([{ gain: 15 }, { gain: -15 }])
    expect(strengths.map((strength) => isLimited(loud, strength))).toEqual([false, false, true])
    expect(isLimited(filters, 'strong')).toBe(false)
  })

  it('has a name in addresses', () => {
    for (const strength of strengths) expect(strengthOf(strengthWords[strength])).toBe(strength)
  })
})
