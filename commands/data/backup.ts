import { createReadStream, existsSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { COMMAND_LINE } from '@/lib/account/actor'
import { databaseFile } from '@/lib/core/data-folder'
import type { Env } from '@/lib/core/env'
import { knownSecret, ServerSecretError } from '@/lib/core/server-secret'
import { isEncrypted } from '@/lib/operation/backups/encrypted-file'
import { restoreCopy } from '@/lib/operation/backups/restore-copy'
import { noteBackup } from '@/lib/operation/last-backup'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { compactFile } from '@/lib/store/sqlite/compact-file'
import { restoreFile } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { StoreError } from '@/lib/store/store'
import { dataText as t, say, t as common } from '@/build/command-texts'
import { withStore } from '../open-data'

/** `backup FILE` */
export async function backUp(settings: Env, target: string): Promise<void> {
  await backupFile(databaseOf(settings), target)
  say(t('backedUp', { file: target }))
  await withStore(settings, (store) => noteBackup(store, COMMAND_LINE))
}

/** `restore FILE` */
export async function restore(settings: Env, backup: string): Promise<void> {
  const file = databaseOf(settings)
  if (isEncrypted(await startOf(backup)))
    await restoreCopy(settings, backup, settings.BACKUP_PHRASE ?? (await askPhrase()))
  else await restoreFile(file, backup)
  say(t('restored', { file: backup }))
  sayIfSecretIsMissing(settings)
}

async function startOf(file: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of createReadStream(file, { end: 63 })) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

/** `begin-anew` */
export async function beginAnew(settings: Env): Promise<void> {
  const file = databaseOf(settings)
  if (existsSync(file)) throw new StoreError('not_empty', file)
  await createSqliteStore(file).close()
  say(t('begunAnew', { file }))
}

/** `compact` */
export async function compact(settings: Env): Promise<void> {
  const file = databaseOf(settings)
  const before = statSync(file).size
  await compactFile(file)
  const megabytes = (bytes: number) => bytes / 1_000_000
  say(t('compacted', { file, before: megabytes(before), after: megabytes(statSync(file).size) }))
}

/** Data imported or restored from another folder comes without that folder's secret, and the shop does not start without it. */
export function sayIfSecretIsMissing(settings: Env): void {
  try {
    knownSecret(settings)
  } catch (error) {
    if (!(error instanceof ServerSecretError)) throw error
    say(common(`secret.${error.reason}`, { file: error.file }))
  }
}

function databaseOf({ STORE_ENGINE, DATA_DIR }: Env): string {
  if (STORE_ENGINE === 'firebase') throw new Error(t('no_backup'))
  return databaseFile(DATA_DIR)
}

/** Asks for the phrase of a backup on the terminal, which does not show it; reads a line where there is none. */
async function askPhrase(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  if (isTerminal) process.stderr.write(`${t('ask_phrase')} `)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (isTerminal) process.stderr.write('\n')
  }
}
