import { strToU8, zipSync } from 'fflate'

/**
 * Files as one zip with one folder in it. The same files and time give the same bytes, on every machine: the order is that
 * of `files`, and nothing is compressed, so that the bytes do not depend on a compressor.
 * @param time local, as `2026-01-31T12:00`: a zip knows no other
 */
export function zipFolder(
  folder: string,
  files: readonly { name: string; content: string }[],
  time: string,
): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, content }): [string, Uint8Array] => [
    `${folder}/${name}`,
    strToU8(content),
  ])
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: time })
}
