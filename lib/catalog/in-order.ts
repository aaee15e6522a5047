/** Presets by id, in the order of the lists; where two have one place, the ids decide. */
export function inOrder<Preset extends { position: number }>(
  presets: ReadonlyMap<string, Preset>,
): [string, Preset][] {
  return [...presets].sort(
    ([id, one], [otherId, other]) => one.position - other.position || (id < otherId ? -1 : 1),
  )
}
