import { strengthWords } from '@/lib/audio/strength'
import { zipFolder } from '@/lib/core/zip-folder'
import type { FilePreset } from './preset-at-strength'

type Named = Pick<FilePreset, 'id' | 'version' | 'strength' | 'worn'>

interface ArchivedFile {
  name: string
  content: string
}

function downloadPrefix({ id, version, strength = 'normal', worn }: Named): string {
  const parts = [
    `spielklang-${id}-v${version}`,
    strength === 'normal' ? undefined : strengthWords[strength],
    worn?.id,
  ]
  return parts.filter((part) => part !== undefined).join('-')
}

/**
 * `equalizer-apo.txt` becomes `spielklang-SLUG-v3-equalizer-apo.txt`, and at another strength and for a headset
 * `spielklang-SLUG-v3-kraeftig-hyperx-cloud-ii-equalizer-apo.txt`.
 */
export function downloadName(preset: Named, file: string): string {
  return `${downloadPrefix(preset)}-${file}`
}

/**
 * One folder; files named as when downloaded singly, since EasyEffects and Wavelet show a preset by its file name.
 * Same preset and version, same bytes: the time is noon of the version's day. Compression gains little at 15 KB.
 */
export function presetArchive(preset: FilePreset, files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map(({ name, content }) => ({ name: downloadName(preset, name), content }))
  return zipFolder(downloadPrefix(preset), named, timeOf(preset))
}

export function timeOf({ updatedAt }: Pick<FilePreset, 'updatedAt'>): string {
  return `${new Date(updatedAt).toISOString().slice(0, 'YYYY-MM-DD'.length)}T12:00`
}
