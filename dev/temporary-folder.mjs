import { statfsSync } from 'node:fs'

/** A folder in memory, which exists on Linux. */
const FOLDER = '/dev/shm'
const ROOM = 2 ** 30

/**
 * Keeps the temporary files of tests in memory, if there is room: otherwise many tests mostly wait for the disk, because the
 * store syncs each write to it. Child processes inherit this.
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
