import { deviationFrom } from './deviation'
import { responseOf } from './response'

const bell = { type: 'PK', fc: 1000, gain: 3, q: 1 } as const

describe('the deviation of filters from a curve', () => {
  it('is none from their own curve', () => {
    expect(deviationFrom([bell], responseOf([bell]))).toMatchObject({ rms: 0, max: 0 })
  })

  it('gives its maximum and where it is', () => {
    const { rms, max, at } = deviationFrom([], responseOf([bell]))
    expect(max).toBeCloseTo(3, 2)
    expect(at / 1000).toBeCloseTo(1, 1)
    expect(rms).toBeLessThan(max / 2)
  })

  it('counts a constant difference', () => {
    const lower = (frequency: number) => responseOf([bell])(frequency) - 6
    expect(deviationFrom([bell], lower)).toMatchObject({ rms: 6, max: 6 })
  })
})
