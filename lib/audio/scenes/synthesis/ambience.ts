import type { Filter } from '../../filter'
import { endlessNoise, type Random } from './noise'
import { SCENE_LENGTH, type NoiseWork, type Scene } from '../scene'
import { swelling } from './sounds'
import { surround } from '../acoustics/stage'

/** Shelves an octave apart, together -6 dB per octave from 63 Hz on. */
const FALLING: readonly Filter[] = [88, 177, 354, 707, 1414, 2828, 5657].map((fc) => ({
  type: 'HSC',
  fc,
  gain: -6,
  q: 0.5,
}))

/** Background noise of a place: it falls by 6 dB per octave, up to 12 kHz. */
export function* ambience(scene: Scene, random: Random, level: number): NoiseWork {
  const filters: readonly Filter[] = [
    { type: 'HP', fc: 45, q: 0.7 },
    ...FALLING,
    { type: 'LP', fc: 12_000, q: 0.7 },
  ]
  const left = endlessNoise(SCENE_LENGTH, random, ...filters)
  yield
  surround(scene, left, endlessNoise(SCENE_LENGTH, random, ...filters), level)
  yield
}

/**
 * Filtered noise from no direction, in gusts.
 * @param times gusts per scene
 * @param depth 0 is steady, 1 falls silent between them
 */
export function* gusts(
  scene: Scene,
  random: Random,
  { level, times, depth }: { level: number; times: number; depth: number },
  ...filters: readonly Filter[]
): NoiseWork {
  const gust = (lag: number) =>
    swelling(
      endlessNoise(SCENE_LENGTH, random, ...filters),
      (time) => 1 - depth / 2 + (depth / 2) * Math.sin((2 * Math.PI * times * time) / SCENE_LENGTH - lag),
    )
  const left = gust(0)
  yield
  surround(scene, left, gust(0.5), level)
  yield
}
