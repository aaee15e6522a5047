import { strToU8, zipSync } from 'fflate'
import { downloadName, downloadPrefix } from './download-name'
import type { Preset } from './schema'

/** A file by its name in the shop. */
interface ArchivedFile {
  name: string
  content: string
}

/**
 * Files of a preset as one zip with one folder in it. The files in there have the names that they have when saved one
 * by one, since EasyEffects and Wavelet show a preset under the name of its file.
 *
 * The same preset and version give the same bytes, on every machine: the order is that of `files`, the time is noon of
 * the day on which the version was finished (a zip knows local time only), and nothing is compressed, so that the bytes
 * do not depend on a compressor. There is little to gain: about 15 KB per preset.
 */
export function presetArchive(preset: Preset, files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const day = new Date(preset.updatedAt).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const entries = files.map(({ name, content }): [string, Uint8Array] => [
    `${downloadPrefix(preset)}/${downloadName(preset, name)}`,
    strToU8(content),
  ])
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: `${day}T12:00` })
}
