import { noiseOf } from '@/lib/audio/scenes/designs/design'
import { listenedSounds } from '@/lib/audio/scenes/rendering/listened-sounds'
import { designs } from '@/lib/audio/scenes/rendering/render-scene'
import type { NoiseWork, Scene, SceneName } from '@/lib/audio/scenes/scene'
import type { Random } from '@/lib/audio/scenes/synthesis/noise'
import { sceneTargets } from '@/lib/audio/scenes/targets'

export interface SceneSounds {
  noise: (scene: Scene, random: Random) => NoiseWork
  sound: (random: Random) => Float32Array
}

/** For its target in `sceneTargets`. */
export function soundsOf(name: SceneName): SceneSounds {
  return {
    noise: (scene, random) => noiseOf(designs[name], scene, random),
    sound: listenedSounds[sceneTargets[name]],
  }
}
