import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { COMMAND_LINE } from '@/lib/account/actor'
import { databaseFile } from '@/lib/core/data-folder'
import { ageKeySchema, type Env } from '@/lib/core/env'
import { knownSecret, ServerSecretError } from '@/lib/core/server-secret'
import { knownKey } from '@/lib/operation/copies/backup-key'
import { restoreCopy, markRestored } from '@/lib/operation/copies/restore-copy'
import { noteBackup } from '@/lib/operation/last-backup'
import { momentText } from '@/lib/orders/mail-texts'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { compactFile } from '@/lib/store/sqlite/compact-file'
import { restoreFile } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { StoreError } from '@/lib/store/store'
import { dataText as t, say, t as common } from '@/build/command-texts'
import { withStore } from '../open-data'
import { printAudit } from './audit'

export async function backUp(settings: Env, target: string): Promise<void> {
  await backupFile(databaseOf(settings), target)
  say(t('backedUp', { file: target }))
  await withStore(settings, (store) => noteBackup(store, COMMAND_LINE))
}

/** `restore FILE`, or `restore PLACE`, also to an earlier `--at TIME` */
export async function restore(settings: Env, from: string, time?: string): Promise<void> {
  const file = databaseOf(settings)
  const isPlace = /^(?:s3|sftp):/.test(from) || statSync(from).isDirectory()
  if (!isPlace && time === undefined) await restoreFile(file, from, markRestored)
  else await restorePlace(settings, from, time)
  say(t('restored', { file: from }))
  say(t('ask_numbers'))
  sayIfSecretIsMissing(settings)
  if (isPlace) await printAudit(settings)
}

async function restorePlace(settings: Env, from: string, time?: string): Promise<void> {
  const place = /^(?:s3|sftp):/.test(from) ? from : resolve(from)
  const at = time === undefined ? null : Date.parse(time)
  if (Number.isNaN(at)) throw new Error(t('no_time', { time: time ?? '' }))
  const key = knownKey(settings) ?? ageKeySchema.safeParse(await askKey()).data
  if (key === undefined) throw new Error(t('wrong_key'))
  const incompleteAt = await restoreCopy(settings, { place, key, at })
  if (incompleteAt !== null) say(t('incomplete', { time: momentText(incompleteAt) }))
}

export async function beginAnew(settings: Env): Promise<void> {
  const file = databaseOf(settings)
  if (existsSync(file)) throw new StoreError('not_empty', file)
  await createSqliteStore(file).close()
  say(t('begunAnew', { file }))
}

export async function compact(settings: Env): Promise<void> {
  const file = databaseOf(settings)
  const before = statSync(file).size
  await compactFile(file)
  const megabytes = (bytes: number) => bytes / 1_000_000
  say(t('compacted', { file, before: megabytes(before), after: megabytes(statSync(file).size) }))
}

/** Data imported or restored from another folder come without its secret, and the shop does not start without it. */
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

/** The terminal does not show it; reads a line where there is none. */
async function askKey(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  if (isTerminal) process.stderr.write(`${t('ask_key')} `)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (isTerminal) process.stderr.write('\n')
  }
}
