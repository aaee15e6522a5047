import 'server-only'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { databaseFile } from '@/lib/core/data-folder'
import type { Env } from '@/lib/core/env'
import { prepareServerSecret } from '@/lib/core/server-secret'
import { requireRoom } from '@/lib/store/require-room'
import { openBackupCopy } from '../backup-copy'
import { splitFirstLine } from './first-line'
import { decrypted, encrypted, EncryptedFileError } from './encrypted-file'

/** The first line of a copy's content; the database follows. */
const headSchema = z.object({
  /** In ms. */
  madeAt: z.int(),
  serverSecret: z.string().min(1),
  /** The size of the database. */
  bytes: z.int(),
})
type CopyHead = z.infer<typeof headSchema>

/**
 * Writes an encrypted copy of the live database, with the server secret, into a new file.
 * @throws StoreError `unavailable`, `no_room`, and errors of the operating system
 */
export async function writeCopy(settings: Env, phrase: string, target: string): Promise<void> {
  const { size } = statSync(databaseFile(settings.DATA_DIR))
  requireRoom(dirname(target), 2 * size)
  const copy = await openBackupCopy(settings.DATA_DIR)
  const head: CopyHead = { madeAt: now(), serverSecret: prepareServerSecret(settings), bytes: size }
  async function* content() {
    yield `${JSON.stringify(head)}\n`
    yield* copy
  }
  try {
    await pipeline(
      content,
      createGzip(),
      (packed: AsyncIterable<Uint8Array>) => encrypted(packed, phrase),
      createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
    )
  } finally {
    copy.destroy()
  }
}

/**
 * Writes the database of an encrypted copy into a file. The file must not be used before this resolves: only then is it
 * known to be complete.
 * @throws EncryptedFileError, StoreError `no_room`, and errors of the operating system
 */
export async function readCopy(
  source: AsyncIterable<Uint8Array> | string,
  phrase: string,
  target: string,
): Promise<CopyHead> {
  const bytes = typeof source === 'string' ? createReadStream(source) : source
  let head: CopyHead | undefined
  await pipeline(
    decrypted(bytes, phrase),
    createGunzip(),
    async function* (plain: AsyncIterable<Uint8Array>) {
      const { line, rest } = await splitFirstLine(plain)
      head = headSchema.parse(JSON.parse(line))
      requireRoom(dirname(target), head.bytes)
      yield* rest
    },
    createWriteStream(target, { mode: 0o600, flush: true }),
  )
  if (!head) throw new EncryptedFileError('damaged')
  return head
}
