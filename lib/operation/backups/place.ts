import type { Readable } from 'node:stream'
import { StoreError } from '@/lib/store/store'
import type { BackupFailure } from '@/lib/tasks/backup-schema'

/** Where copies are kept. All of it throws a `BackupFailed` or what `failureOf` knows. */
export interface BackupPlace {
  /** The names of all files there. */
  names(): Promise<string[]>
  /** Puts a whole file there, in place of one of that name; never a part of one under that name. */
  put(name: string, file: string): Promise<void>
  get(name: string): Promise<Readable>
  /** Does nothing if it is not there. */
  remove(name: string): Promise<void>
}

/** A backup or its trial failed for a reason that the owner can be told. */
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

/** By the codes of the operating system, and SQLite's. */
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
