import { chartShape } from './chart-drawing'

describe('chartShape', () => {
  it('draws bars and line on scales from zero to round numbers', () => {
    const { bars, ticks, cents } = chartShape([
      { count: 0, cents: 0 },
      { count: 180, cents: 950 },
    ])
    expect(ticks).toEqual([
      { y: 0, count: 200, cents: 1000 },
      { y: 50, count: 100, cents: 500 },
      { y: 100, count: 0, cents: 0 },
    ])
    expect(bars[0]).toMatchObject({ y: 100, height: 0 })
    expect(bars[1]?.height).toBeCloseTo(90)
    expect(cents).toMatch(/^M[\d.]+,100L[\d.]+,5(\.0*)?$/)
  })

  it('extends the scale below zero for negative amounts', () => {
    const { bars, ticks } = chartShape([
      { count: 2, cents: 100 },
      { count: 0, cents: -100 },
    ])
    expect(ticks.map(({ y }) => y)).toEqual([0, 25, 50, 100])
    expect(ticks.at(-1)?.cents).toBe(-100)
    expect(bars[0]).toMatchObject({ y: 0, height: 50 })
  })

  it.each([[[]], [[{ count: 0, cents: 0 }]]])('draws no bars without data: %j', (points) => {
    const { bars, ticks } = chartShape(points)
    expect(bars.every(({ height }) => height === 0)).toBe(true)
    expect(ticks[0]).toMatchObject({ count: 2, cents: 100 })
  })
})
