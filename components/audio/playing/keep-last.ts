const MOST_KEPT = 4 // a scene takes 3 MB where it is measured, and as much again where it is played

/** An LRU cache. */
export function keepLast<Kept>(scenes: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const scene = scenes.get(key) ?? make()
  scenes.delete(key)
  scenes.set(key, scene)
  for (const [oldest] of scenes) if (scenes.size > MOST_KEPT) scenes.delete(oldest)
  return scene
}
