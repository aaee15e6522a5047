import { dynamicNames, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { SceneName } from '@/lib/audio/scenes/scene'

const MOST_KEPT = 4 // a scene takes 3 MB where it is measured, and as much again where it is played

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

/** An LRU cache. */
export function keepLast<Kept>(scenes: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const scene = scenes.get(key) ?? make()
  scenes.delete(key)
  scenes.set(key, scene)
  for (const [oldest] of scenes) if (scenes.size > MOST_KEPT) scenes.delete(oldest)
  return scene
}
