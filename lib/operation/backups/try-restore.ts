import 'server-only'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { offThread } from '@/lib/core/off-thread'
import { ownerNotified } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import type { BackupFailure } from '@/lib/tasks/backup-schema'
import { draftIn } from '../backup-copy'
import { restoreTried } from './backup-data'
import { backupPlan, type BackupPlan } from './backup-place'
import { checkRestored, restoredSchema } from './check-restored'
import { readCopy } from './copy-file'
import { EncryptedFileError } from './encrypted-file'
import { copiesAmong } from './kept-copies'

/**
 * Restores a backup into a temporary folder, then checks and audits it there. The desk shows the outcome, and the owner gets a
 * mail about a failure.
 * @param wanted its name; the newest one replaces it if it is gone
 * @throws errors that need not be the backup's fault: its place does not answer, or the disk is full
 */
export async function tryRestore(_store: Store, wanted: string): Promise<Changes> {
  const plan = backupPlan(env())
  const copies = plan ? copiesAmong(await plan.place.names()) : []
  const name = copies.find((each) => each === wanted) ?? copies[0]
  if (!plan || name === undefined) return {}
  const failure = await failureIn(plan, name)
  if (failure === null) return restoreTried(name, null)
  const about = `${failure === 'wrong_phrase' ? 'phrase' : 'trial'} ${now()}`
  return {
    ...restoreTried(name, failure),
    ...ownerNotified('task', { template: 'owner-backup', about }),
  }
}

async function failureIn({ place, phrase }: BackupPlan, name: string): Promise<BackupFailure | null> {
  const folder = draftIn(env().DATA_DIR)
  const file = join(folder, 'spielklang.sqlite')
  try {
    await mkdir(folder, { mode: 0o700 })
    const { madeAt } = await readCopy(await place.get(name), phrase, file)
    const work = { name: 'checkRestored', work: checkRestored, result: restoredSchema, isHeavy: true }
    const { damage, findings } = await offThread(work, { file, madeAt })
    if (damage !== '' || findings > 0) log().error({ name, damage, findings }, 'a backup failed its trial')
    if (damage !== '') return 'damaged'
    return findings > 0 ? 'findings' : null
  } catch (error) {
    if (!(error instanceof EncryptedFileError)) throw error
    log().error({ name, code: error.code }, 'a backup failed its trial')
    return error.code === 'wrong_phrase' ? 'wrong_phrase' : 'damaged'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
