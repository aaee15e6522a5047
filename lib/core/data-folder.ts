import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077
/** A folder like /tmp, in which everybody may make files. */
const STICKY = 0o1000

/** The SQLite database in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'spielklang.sqlite')
}

/** Makes a folder that only its owner may enter, or takes the rights of others away from one that exists. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  makePrivate(folder)
}

/** Takes away what others may do with a file or folder, if it is there, this user's own and not meant for everybody. */
export function makePrivate(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.()) return
  const isOpen = (found.mode & OTHERS) !== 0 && (found.mode & STICKY) === 0
  if (isOpen) chmodSync(path, found.mode & ~OTHERS & 0o7777)
}
