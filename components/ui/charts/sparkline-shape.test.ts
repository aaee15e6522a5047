import { sparklineShape } from './sparkline'

describe('sparklineShape', () => {
  it('draws both periods on one scale that begins at zero', () => {
    expect(sparklineShape([0, 5, 10], [20, 0, 20])).toEqual({
      line: 'M0,100L50,75L100,50',
      before: 'M0,0L50,100L100,0',
    })
  })

  it('draws zeros at the bottom, and extends the scale below zero for negative values', () => {
    expect(sparklineShape([0, 0], null)).toEqual({ line: 'M0,100L100,100', before: null })
    expect(sparklineShape([10, -10], null).line).toBe('M0,0L100,100')
  })
})
