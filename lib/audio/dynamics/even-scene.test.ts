import { loudnessOf } from '../loudness'
import { matchLoudness } from '../match-loudness'
import { scenesFor } from '../scenes/games'
import { renderScene } from '../scenes/render-scene'
import { truePeakOf } from '../true-peak'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { evenedScene } from './even-scene'
import { usualDynamics } from './dynamics'

const rest = async () => {}
const decibels = (factor: number) => 20 * Math.log10(factor)
const presets = programCatalog.presets.filter(({ dynamics }) => dynamics)
const cases = presets.flatMap(({ id, game, filters, dynamics = usualDynamics }) =>
  scenesFor(game).map((scene) => [id, scene, filters, dynamics] as const),
)

it.each(cases)(
  '%s in „%s“ is as loud with it as without, on both sides',
  async (_, name, filters, dynamics) => {
    const scene = await renderScene(name, rest)
    const evened = await evenedScene(scene, dynamics, rest)
    const channels = [evened.left, evened.right]
    expect(Math.abs(loudnessOf(channels) - scene.loudness)).toBeLessThanOrEqual(0.02)
    expect(decibels(truePeakOf(channels))).toBeLessThanOrEqual(-1)
    const matched = await Promise.all(
      [scene, evened].map((one) =>
        matchLoudness({ channels: [one.left, one.right], loudness: one.loudness }, filters, rest),
      ),
    )
    const [plain = NaN, even = NaN] = matched.map(({ before }) => decibels(before))
    // Both are lowered where a peak would pass -1 dBTP otherwise, and alike.
    expect(Math.abs(even - plain)).toBeLessThanOrEqual(0.1)
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
