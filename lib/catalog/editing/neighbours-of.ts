import type { Preset } from '../schema'

/** The presets that follow one in a list, wrapping around at its end; as many as asked for, or as there are. */
export function neighboursOf(presets: readonly Preset[], id: string, count: number): Preset[] {
  const place = presets.findIndex((preset) => preset.id === id)
  return [...presets.slice(place + 1), ...presets.slice(0, Math.max(place, 0))].slice(0, count)
}
