import type { Filter } from '../../filter'
import { surround } from '../acoustics/stage'
import { SCENE_LENGTH, type NoiseWork, type Scene } from '../scene'
import { endlessNoise, type Random } from './noise'
import { OCTAVES, type OctaveLevels } from './octaves'
import { swelling } from './sounds'

export interface Ambience {
  levels: OctaveLevels // dB by octave from 63 Hz
  gusts: number // swells per scene
  depth: number // 0 is steady, 1 falls silent between gusts
}

const WHITE = 10 * Math.log10(2) // white noise has 3 dB more in each octave than in the one below

/** From no direction. */
export function* ambient(
  scene: Scene,
  random: Random,
  { levels, gusts, depth }: Ambience,
  level: number,
): NoiseWork {
  const filters: readonly Filter[] = [
    { type: 'HP', fc: 45, q: 0.7 },
    ...OCTAVES.slice(1).map((octave, index): Filter => ({
      type: 'HSC',
      fc: Math.round(octave / Math.SQRT2),
      gain: (levels[index + 1] ?? 0) - (levels[index] ?? 0) - WHITE,
      q: 0.5,
    })),
    { type: 'LP', fc: 12_000, q: 0.7 },
  ]
  const ear = (lag: number) =>
    swelling(
      endlessNoise(SCENE_LENGTH, random, ...filters),
      (time) => 1 - depth / 2 + (depth / 2) * Math.sin((2 * Math.PI * gusts * time) / SCENE_LENGTH - lag),
    )
  const left = ear(0)
  yield
  surround(scene, left, ear(0.5), level)
  yield
}
