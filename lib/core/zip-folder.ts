import { strToU8, zipSync } from 'fflate'

/**
 * Side by side if `folder` is ''. Same files and time, same bytes on every machine: in order, uncompressed.
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
