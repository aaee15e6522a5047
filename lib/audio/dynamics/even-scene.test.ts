import { loudnessOf } from '../loudness'
import { renderScene } from '../scenes/render-scene'
import { truePeakOf } from '../true-peak'
import { evenedScene } from './even-scene'
import { usualDynamics } from './dynamics'

const rest = async () => {}
const decibels = (factor: number) => 20 * Math.log10(factor)
const highest = (ear: Float32Array) => ear.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

it.each(['floors', 'leaves', 'walls', 'grass'] as const)(
  'makes the scene „%s“ as loud as it was, with no peak above -1 dBTP',
  async (name) => {
    const scene = await renderScene(name, rest)
    const { left, right } = await evenedScene(scene, usualDynamics, rest)
    expect(Math.abs(loudnessOf([left, right]) - scene.loudness)).toBeLessThanOrEqual(0.02)
    expect(decibels(truePeakOf([left, right]))).toBeLessThanOrEqual(-1)
    expect(decibels(highest(left) / highest(scene.left))).toBeLessThanOrEqual(0.5)
  },
)

it('goes on over the seam of the loop as if the scene had been heard before', async () => {
  const scene = await renderScene('floors', rest)
  const twice = (ear: Float32Array) =>
    Float32Array.from({ length: 2 * ear.length }, (_, at) => ear[at % ear.length] ?? 0)
  const once = await evenedScene(scene, usualDynamics, rest)
  const double = await evenedScene(
    { ...scene, left: twice(scene.left), right: twice(scene.right) },
    usualDynamics,
    rest,
  )
  const from = scene.left.length
  for (const at of [0, 100, 5000, 50_000])
    expect(once.left[at] ?? NaN).toBeCloseTo(double.left[from + at] ?? NaN, 3)
})
