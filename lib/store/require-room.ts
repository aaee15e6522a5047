import { statfsSync } from 'node:fs'
import { StoreError } from './store'

const MEGABYTE = 1024 * 1024
/** Reserved for the running shop's own writes. */
const LEFT_BYTES = 16 * MEGABYTE

/** On a full disk the shop could not take orders either. @param bytes at most @throws StoreError `no_room` */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= bytes + LEFT_BYTES) return
  throw new StoreError(
    'no_room',
    `${megabytes(bytes + LEFT_BYTES)} MB needed in ${folder}, ${megabytes(free)} MB free`,
  )
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE)
