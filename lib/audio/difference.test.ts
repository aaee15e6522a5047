import { differenceBetween } from './difference'

const peak = { type: 'PK', fc: 1000, gain: 4, q: 1 } as const

describe('the difference between two curves', () => {
  it('is none for one curve, and the same both ways', () => {
    expect(differenceBetween([peak], [peak])).toBe(0)
    expect(differenceBetween([peak], [])).toBeCloseTo(differenceBetween([], [peak]), 10)
  })

  it('ignores level: a curve that lifts everything alike is no other one', () => {
    const louder = { type: 'LSC', fc: 20_000, gain: 6, q: 0.1 } as const
    expect(differenceBetween([louder, peak], [peak])).toBeLessThan(
      differenceBetween([{ ...louder, fc: 800, q: 0.7 }, peak], [peak]) / 2,
    )
  })

  it('is what a shelf in the middle gives: half its gain', () => {
    const shelf = { type: 'LSC', fc: 800, gain: 6, q: 1 } as const
    const difference = differenceBetween([shelf], [])
    expect(difference).toBeGreaterThan(2.8)
    expect(difference).toBeLessThan(3.2)
  })

  it('ignores what happens below 40 Hz', () => {
    const deep = { type: 'HP', fc: 20, q: 0.71 } as const
    expect(differenceBetween([deep], [])).toBeLessThan(0.1)
  })
})
