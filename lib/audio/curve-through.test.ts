import { curveThrough } from './curve-through'

describe('a curve through points', () => {
  const curve = curveThrough([
    { frequency: 1000, gain: 4 },
    { frequency: 100, gain: 0 },
    { frequency: 10_000, gain: -2 },
  ])

  it('goes through its points, in whatever order they come', () => {
    expect([100, 1000, 10_000].map(curve)).toEqual([0, 4, -2])
  })

  it('is straight between points over the logarithm of the frequency', () => {
    expect(curve(Math.sqrt(100 * 1000))).toBeCloseTo(2, 9)
    expect(curve(Math.sqrt(1000 * 10_000))).toBeCloseTo(1, 9)
  })

  it('is flat beyond them', () => expect([20, 20_000].map(curve)).toEqual([0, -2]))

  it('is finite where two points have the same frequency', () => {
    const steep = curveThrough([
      { frequency: 500, gain: 1 },
      { frequency: 500, gain: 3 },
    ])
    expect([499, 500, 501].map(steep)).toEqual([1, 3, 3])
  })

  it('is 0 dB without points', () => expect(curveThrough([])(1000)).toBe(0))
})
