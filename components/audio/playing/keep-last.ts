import type { SceneName } from '@/lib/audio/scenes/scene'

/** A scene takes 3 MB where it is measured, and as much again where it is played. */
const MOST_KEPT = 4

/** The scene of a name out of those asked for last, the latest at the end; made if it is none of them. */
export function keepLast<Kept>(scenes: Map<SceneName, Kept>, name: SceneName, make: () => Kept): Kept {
  const scene = scenes.get(name) ?? make()
  scenes.delete(name)
  scenes.set(name, scene)
  for (const [oldest] of scenes) if (scenes.size > MOST_KEPT) scenes.delete(oldest)
  return scene
}
