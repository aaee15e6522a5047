import type { Readable } from 'node:stream'
import { StoreError } from '@/lib/store/store'
import type { BackupFailure } from '@/lib/tasks/backup-schema'

/** A place where copies are kept. Its methods throw a `BackupFailed`, or an error that `failureOf` can classify. */
export interface BackupPlace {
  /** The names of all files there. */
  names(): Promise<string[]>
  /** Stores a whole file, replacing one of the same name. A partial file never appears under that name. */
  put(name: string, file: string): Promise<void>
  get(name: string): Promise<Readable>
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>
}

/** A backup, or its test restore, failed for a reason that the owner can be told. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
  constructor(
    readonly code: BackupFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${message}`, options)
  }
}

/** Failures by the error codes of the operating system and of SQLite. */
const CODES: [RegExp, BackupFailure][] = [
  [/^(?:ENOSPC|EDQUOT|EFBIG)$|SQLITE_FULL/, 'no_room'],
  [/^(?:EACCES|EPERM|EROFS)$/, 'refused'],
  [/^(?:ENOENT|ENOTDIR|ENODEV|EIO|ESTALE|EHOSTDOWN|ETIMEDOUT)$/, 'away'],
]

export function failureOf(error: unknown): BackupFailure {
  if (error instanceof BackupFailed) return error.code
  if (error instanceof StoreError && error.code === 'no_room') return 'no_room'
  const said = String(Reflect.get(Object(error), 'code') ?? '')
  const text = said === 'unavailable' ? String(error) : said
  return CODES.find(([pattern]) => pattern.test(text))?.[1] ?? 'failed'
}
