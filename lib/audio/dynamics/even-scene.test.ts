import { renderScene } from '../scenes/rendering/render-scene'
import { evenedScene } from './even-scene'
import { usualDynamics } from './dynamics'
import { expectEvened } from './testing/expect-evened'

const rest = async () => {}

// Other scenes: even-scene.long.test.ts.
it('makes the scene „floors“ as loud as it was, with no peak above -1 dBTP', () => expectEvened('floors'))

it('continues over the seam of the loop as if the scene had played before', async () => {
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
    expect(Math.abs((once.left[at] ?? NaN) - (double.left[from + at] ?? NaN))).toBeLessThan(0.001)
})
