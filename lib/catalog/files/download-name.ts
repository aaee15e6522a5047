import type { Preset } from '../schema'

/** What names a preset's files in the buyer's folders, where those of several presets and versions lie together. */
export function downloadPrefix({ id, version }: Pick<Preset, 'id' | 'version'>): string {
  return `spielklang-${id}-v${version}`
}

/** The name under which a file is saved: `equalizer-apo.txt` becomes `spielklang-SLUG-v3-equalizer-apo.txt`. */
export function downloadName(preset: Pick<Preset, 'id' | 'version'>, file: string): string {
  return `${downloadPrefix(preset)}-${file}`
}
