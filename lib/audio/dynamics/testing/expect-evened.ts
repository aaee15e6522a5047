import { loopLoudnessOf } from '../../loudness'
import type { SceneName } from '../../scenes/scene'
import { renderScene } from '../../scenes/rendering/render-scene'
import { truePeakOf } from '../../true-peak'
import { usualDynamics } from '../dynamics'
import { evenedScene } from '../even-scene'

const rest = async () => {}
const decibels = (factor: number) => 20 * Math.log10(factor)

/** Expects of a scene with the usual dynamics that it is as loud as without them, and peaks no higher than it may. */
export async function expectEvened(name: SceneName): Promise<void> {
  const scene = await renderScene(name, rest)
  const { left, right } = await evenedScene(scene, usualDynamics, rest)
  expect(Math.abs(loopLoudnessOf([left, right]) - scene.loudness)).toBeLessThanOrEqual(0.02)
  expect(decibels(truePeakOf([left, right]))).toBeLessThanOrEqual(-1)
}
