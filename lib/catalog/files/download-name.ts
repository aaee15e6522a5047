import type { Preset } from '../schema'

/** Prefix of a preset's file names, which distinguishes presets and versions in a download folder. */
export function downloadPrefix({ id, version }: Pick<Preset, 'id' | 'version'>): string {
  return `spielklang-${id}-v${version}`
}

/** The name a file is saved under: `equalizer-apo.txt` becomes `spielklang-SLUG-v3-equalizer-apo.txt`. */
export function downloadName(preset: Pick<Preset, 'id' | 'version'>, file: string): string {
  return `${downloadPrefix(preset)}-${file}`
}
