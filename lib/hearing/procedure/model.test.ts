import { at, conditions, emptyChances, PARAMETERS, ratings, stepsFor, writeChances } from './model'

const parameters = Float64Array.from([-18, 2, 0.4, 1.1, 0.2, -0.3, -0.2, -2.5])
const intervals = [-30, -17, -9, null].flatMap((levelDb) =>
  conditions.map((condition) => ({ levelDb, condition })),
)

function chancesWith(values: Float64Array, interval: (typeof intervals)[number]) {
  const result = emptyChances()
  writeChances(values, interval, result)
  return result
}

it.each(intervals)('shares all answers among four: %j', (interval) => {
  const { chances } = chancesWith(parameters, interval)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
})

it.each(intervals)('knows how each answer changes with each parameter: %j', (interval) => {
  const { slopes } = chancesWith(parameters, interval)
  const step = 1e-4
  for (let parameter = 0; parameter < PARAMETERS; parameter += 1) {
    const moved = (by: number) => {
      const values = parameters.slice()
      values[parameter] = (values[parameter] ?? 0) + by
      return chancesWith(values, interval).chances
    }
    const [up, down] = [moved(step), moved(-step)]
    for (const index of ratings.keys()) {
      const slope = ((up[index] ?? 0) - (down[index] ?? 0)) / (2 * step)
      expect(slopes[index * PARAMETERS + parameter]).toBeCloseTo(slope, 4)
    }
  }
})

it('is surer the louder the sound is, and never sure of nothing', () => {
  const sure = (levelDb: number | null) =>
    chancesWith(parameters, { levelDb, condition: 'with' }).chances[3] ?? 0
  expect(sure(-60)).toBeCloseTo(sure(null), 3)
  expect([-60, -20, -18, -12].map(sure)).toEqual([-60, -20, -18, -12].map(sure).toSorted((a, b) => a - b))
  expect(sure(10)).toBeGreaterThan(0.9)
})

it('places a threshold where a sound is told by 1', () => {
  expect(stepsFor(1)).toBeCloseTo(0, 12)
  expect(at.middle).toBe(0)
})
