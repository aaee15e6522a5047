import { dynamicNames, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { SceneName } from '@/lib/audio/scenes/scene'

export interface HeardScene {
  name: SceneName
  /** `Leises lauter` of the preset; null for a curve alone. */
  dynamics: Dynamics | null
  /** Whether that is on. */
  isEvened: boolean
}

/** A sound to render: a scene, and the compressor if it is on. */
export type SceneSound = Pick<HeardScene, 'name' | 'dynamics'>

/** The sound of a scene: with `Leises lauter` only while that is on. */
export function heardSound({ name, dynamics, isEvened }: HeardScene): SceneSound {
  return { name, dynamics: isEvened ? dynamics : null }
}

/** A key that differs between sounds. */
export function soundKey({ name, dynamics }: SceneSound): string {
  return [name, ...(dynamics ? dynamicNames.map((value) => dynamics[value]) : [])].join(' ')
}
