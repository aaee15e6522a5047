import 'server-only'
import { rm, stat } from 'node:fs/promises'
import { dayOf, now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import type { BackupFailure } from '@/lib/tasks/backup-schema'
import { taskAdded } from '@/lib/tasks/data'
import { draftIn } from '../backup-copy'
import { backupMade } from '../last-backup'
import { backupFailed, copyMade, getBackupState, isTrialDue } from './backup-data'
import { backupPlan, type BackupPlan } from './backup-place'
import { writeCopy } from './copy-file'
import { copiesDue, copyName } from './kept-copies'
import { failureOf, type BackupPlace } from './place'

/**
 * Makes the day's backup and deletes copies that are no longer kept; does nothing if no place for backups is configured.
 * Repeating it replaces the day's copy. If only deleting fails, the backup has succeeded; the desk shows the failure.
 * @throws the error of a failed backup, after recording it for the desk
 */
export async function backUp(store: Store): Promise<Changes> {
  const plan = backupPlan(env())
  if (!plan) return {}
  try {
    return await inTurn('backup', () => putCopy(store, plan))
  } catch (error) {
    await store.update(backupFailed(await getBackupState(store), failureOf(error)))
    throw error
  }
}

async function putCopy(store: Store, { place, phrase }: BackupPlan): Promise<Changes> {
  const settings = env()
  const name = copyName(dayOf(now()))
  const draft = draftIn(settings.DATA_DIR)
  try {
    await writeCopy(settings, phrase, draft)
    await place.put(name, draft)
    const clearing = await clearingFailure(place)
    const trial = isTrialDue(await getBackupState(store)) ? taskAdded('backup-trial', name).changes : {}
    return { ...copyMade(name, (await stat(draft)).size, clearing), ...backupMade(), ...trial }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Deletes copies that are no longer kept. Access that may write need not include the right to list or delete. */
async function clearingFailure(place: BackupPlace): Promise<BackupFailure | null> {
  try {
    for (const due of copiesDue(await place.names())) await place.remove(due)
    return null
  } catch (error) {
    log().error({ error }, 'old backups not deleted')
    return failureOf(error)
  }
}
