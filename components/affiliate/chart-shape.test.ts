import { chartShape } from './chart-shape'

describe('chartShape', () => {
  it('draws bars and line from the same zero to round numbers', () => {
    const { bars, ticks, earnings } = chartShape([
      { clicks: 0, earnings: 0 },
      { clicks: 180, earnings: 950 },
    ])
    expect(ticks).toEqual([
      { y: 0, clicks: 200, earnings: 1000 },
      { y: 50, clicks: 100, earnings: 500 },
      { y: 100, clicks: 0, earnings: 0 },
    ])
    expect(bars[0]).toMatchObject({ y: 100, height: 0 })
    expect(bars[1]?.height).toBeCloseTo(90)
    expect(earnings).toMatch(/^M[\d.]+,100L[\d.]+,5(\.0*)?$/)
  })

  it('makes room below zero for what was taken back', () => {
    const { bars, ticks } = chartShape([
      { clicks: 2, earnings: 100 },
      { clicks: 0, earnings: -100 },
    ])
    expect(ticks.map(({ y }) => y)).toEqual([0, 25, 50, 100])
    expect(ticks.at(-1)?.earnings).toBe(-100)
    expect(bars[0]).toMatchObject({ y: 0, height: 50 })
  })

  it.each([[[]], [[{ clicks: 0, earnings: 0 }]]])('draws nothing of nothing: %j', (points) => {
    const { bars, ticks } = chartShape(points)
    expect(bars.every(({ height }) => height === 0)).toBe(true)
    expect(ticks[0]).toMatchObject({ clicks: 2, earnings: 100 })
  })
})
