import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077
/** Marks a folder such as /tmp, where anyone may create files. */
const STICKY = 0o1000

export function databaseFile(folder: string): string {
  return join(folder, 'spielklang.sqlite')
}

/** Creates a folder only its owner may enter, or removes others' rights from an existing one. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  makePrivate(folder)
}

/** Removes others' rights from a file or folder, if it exists, belongs to this user and is not shared on purpose. */
export function makePrivate(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.()) return
  const isOpen = (found.mode & OTHERS) !== 0 && (found.mode & STICKY) === 0
  if (isOpen) chmodSync(path, found.mode & ~OTHERS & 0o7777)
}
