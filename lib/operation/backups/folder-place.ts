import { createReadStream, renameSync } from 'node:fs'
import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { requireRoom } from '@/lib/store/require-room'
import { sync } from '@/lib/store/sqlite/fill-file'
import { draftIn, removeLeftCopies } from '../backup-copy'
import type { BackupPlace } from './place'

/** Copies in a folder. It must exist: a disk that is not mounted must not be mistaken for an empty folder. */
export function folderPlace(folder: string): BackupPlace {
  return {
    names: () => readdir(folder),
    async put(name, file) {
      removeLeftCopies(folder, basename(file))
      requireRoom(folder, (await stat(file)).size)
      const draft = draftIn(folder)
      try {
        await copyFile(file, draft)
        sync(draft)
        renameSync(draft, join(folder, name))
        sync(folder)
      } finally {
        await rm(draft, { force: true })
      }
    },
    get: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
