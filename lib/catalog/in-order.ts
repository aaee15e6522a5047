/** Sorts presets for the lists, by place, then id. */
export function inOrder<Preset extends { position: number }>(
  presets: ReadonlyMap<string, Preset>,
): [string, Preset][] {
  return [...presets].sort(
    ([id, one], [otherId, other]) => one.position - other.position || (id < otherId ? -1 : 1),
  )
}
