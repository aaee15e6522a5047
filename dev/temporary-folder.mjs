import { statfsSync } from 'node:fs'

/** A folder in memory, which Linux has. */
const FOLDER = '/dev/shm'
const ROOM = 2 ** 30

/**
 * Lets the temporary files of tests lie in memory, where that has room: otherwise most of what many of them wait for is a disk,
 * to which the store syncs each write. Child processes inherit it.
 */
export function keepFilesInMemory() {
  if (freeBytes() >= ROOM) process.env.TMPDIR = FOLDER
}

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize
  } catch {
    return 0
  }
}
