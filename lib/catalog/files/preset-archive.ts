import { strengthWords } from '@/lib/audio/strength'
import { zipFolder } from '@/lib/core/zip-folder'
import type { FilePreset } from './preset-at-strength'

type Named = Pick<FilePreset, 'id' | 'version' | 'strength'>

/** A file by its name in the shop. */
interface ArchivedFile {
  name: string
  content: string
}

/** Prefix of a preset's file names, which distinguishes presets, versions and strengths in a download folder. */
function downloadPrefix({ id, version, strength = 'normal' }: Named): string {
  return `spielklang-${id}-v${version}${strength === 'normal' ? '' : `-${strengthWords[strength]}`}`
}

/**
 * The name a file is saved under: `equalizer-apo.txt` becomes `spielklang-SLUG-v3-equalizer-apo.txt`, and at another
 * strength `spielklang-SLUG-v3-kraeftig-equalizer-apo.txt`.
 */
export function downloadName(preset: Named, file: string): string {
  return `${downloadPrefix(preset)}-${file}`
}

/**
 * A preset's files as one zip with one folder. Files in it are named as when downloaded individually, since
 * EasyEffects and Wavelet show a preset by its file name.
 *
 * The same preset and version give the same bytes: the time is noon of the version's day. Compression would gain
 * little: a preset has about 15 KB.
 */
export function presetArchive(preset: FilePreset, files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map(({ name, content }) => ({ name: downloadName(preset, name), content }))
  return zipFolder(downloadPrefix(preset), named, timeOf(preset))
}

/** Noon of the version's day. */
export function timeOf({ updatedAt }: Pick<FilePreset, 'updatedAt'>): string {
  return `${new Date(updatedAt).toISOString().slice(0, 'YYYY-MM-DD'.length)}T12:00`
}
