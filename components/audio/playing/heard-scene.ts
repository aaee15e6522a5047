import { dynamicNames, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { SceneName } from '@/lib/audio/scenes/scene'

export interface HeardScene {
  name: SceneName
  dynamics: Dynamics | null // of the preset; null for a curve alone
  isEvened: boolean
}

/** The compressor only if it is on. */
export type SceneSound = Pick<HeardScene, 'name' | 'dynamics'>

export function heardSound({ name, dynamics, isEvened }: HeardScene): SceneSound {
  return { name, dynamics: isEvened ? dynamics : null }
}

export function soundKey({ name, dynamics }: SceneSound): string {
  return [name, ...(dynamics ? dynamicNames.map((value) => dynamics[value]) : [])].join(' ')
}
