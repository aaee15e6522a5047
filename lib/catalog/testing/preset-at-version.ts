import type { Preset } from '../schema'

/** A preset as it would be at a later version, with a change for each version after the first. */
export function presetAtVersion(preset: Preset, version: number): Preset {
  const changes = Array.from({ length: version - 1 }, (_, index) => ({
    version: version - index,
    text: `Neu in Version ${version - index}.`,
  }))
  return { ...preset, version, changes }
}
