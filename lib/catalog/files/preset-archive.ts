import { zipFolder } from '@/lib/core/zip-folder'
import { downloadName, downloadPrefix } from './download-name'
import type { Preset } from '../schema'

/** A file by its name in the shop. */
interface ArchivedFile {
  name: string
  content: string
}

/**
 * Files of a preset as one zip with one folder in it. The files in there have the names that they have when saved one
 * by one, since EasyEffects and Wavelet show a preset under the name of its file.
 *
 * The same preset and version give the same bytes: the time is noon of the day on which the version was finished. There is
 * little to gain by compressing: about 15 KB per preset.
 */
export function presetArchive(preset: Preset, files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const day = new Date(preset.updatedAt).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const named = files.map(({ name, content }) => ({ name: downloadName(preset, name), content }))
  return zipFolder(downloadPrefix(preset), named, `${day}T12:00`)
}
