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

it.each(intervals)('has probabilities that add up to 1: %j', (interval) => {
  const { chances } = chancesWith(parameters, interval)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
})

it.each(intervals)('has the right derivative of each probability by each parameter: %j', (interval) => {
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

it('expects more confident answers the louder the sound is, and none without a sound', () => {
  const sure = (levelDb: number | null) =>
    chancesWith(parameters, { levelDb, condition: 'with' }).chances[3] ?? 0
  expect(sure(-60)).toBeCloseTo(sure(null), 3)
  expect([-60, -20, -18, -12].map(sure)).toEqual([-60, -20, -18, -12].map(sure).toSorted((a, b) => a - b))
  expect(sure(10)).toBeGreaterThan(0.9)
})

it('has d’ = 1 at the threshold', () => {
  expect(stepsFor(1)).toBeCloseTo(0, 12)
  expect(at.middle).toBe(0)
})
