import { strToU8, zipSync } from 'fflate'

/**
 * Packs files into a zip with a single folder, or side by side if `folder` is empty; names may contain folders of
 * their own. The same files and time give the same bytes on every machine: entries keep the order of `files` and are
 * stored uncompressed, so no compressor can differ.
 * @param time local, as `2026-01-31T12:00`, because zip has no time zones
 */
export function zipFolder(
  folder: string,
  files: readonly { name: string; content: string }[],
  time: string,
): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, content }): [string, Uint8Array] => [
    folder === '' ? name : `${folder}/${name}`,
    strToU8(content),
  ])
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: time })
}
