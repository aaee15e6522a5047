import 'server-only'
import { isClockDoubted } from '@/lib/clock/require-clock'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ownerNotified } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { inLoop } from '@/lib/tasks/in-loop'
import { backupAwaited, backupsForgotten, getBackupState, lateSince } from './backup-data'
import { backupPlan } from './backup-place'

const EVERY_MS = 60 * 60_000
/** Failures that a retry resolves within this time are not worth a mail. */
const FAILING_MS = 60 * 60_000

/**
 * Tells the owner about backups that fail, or that are missing because none was even attempted.
 * @returns stops it
 */
export function watchBackups(store: Store): () => Promise<void> {
  return inLoop('backups not watched', EVERY_MS, () => lookAtBackups(store)).stop
}

/** Checks once; tells the owner about each problem once, however many processes check. */
export async function lookAtBackups(store: Store): Promise<void> {
  if (await isClockDoubted(store)) return
  const state = await getBackupState(store)
  const { copy, failure, awaited } = state
  if (!backupPlan(env())) {
    if (copy ?? awaited) await store.update(backupsForgotten())
    return
  }
  if (awaited === undefined) await store.update(backupAwaited())
  const late = lateSince(state)
  if (late !== null) await tell(store, 'late', late)
  else if (failure && now() - failure.since >= FAILING_MS) await tell(store, 'failed', failure.since)
}

async function tell(store: Store, what: 'late' | 'failed', since: number): Promise<void> {
  const about = `${what} ${since}`
  await store.updateOnce(
    `backup_${what}_${since}`,
    ownerNotified('task', { template: 'owner-backup', about }),
  )
}
