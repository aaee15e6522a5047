import 'server-only'
import { z } from 'zod'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import {
  backupFailingSchema,
  backupsAwaitedSchema,
  madeCopySchema,
  restoreTrialSchema,
  type BackupFailure,
} from '@/lib/tasks/backup-schema'

const DAY_MS = 24 * 60 * 60_000
/** A daily backup is late when the previous one is this old: one day of grace. */
const LATE_MS = 2 * DAY_MS
/** A weekly test restore is late when the previous one is this old: one week of grace. */
const TRIAL_LATE_MS = 14 * DAY_MS

/** State of the server's backups; a part that cannot be read counts as missing. */
const parts = {
  copy: madeCopySchema.optional().catch(undefined),
  failure: backupFailingSchema.optional().catch(undefined),
  trial: restoreTrialSchema.optional().catch(undefined),
  awaited: backupsAwaitedSchema.optional().catch(undefined),
}
const stateSchema = z.object(parts).catch({})
export type BackupState = z.infer<typeof stateSchema>

export async function getBackupState(store: Store): Promise<BackupState> {
  return stateSchema.parse((await store.get('backups')) ?? {})
}

/** Since when (ms) there has been no backup, if that is more than two days ago; null otherwise. */
export function lateSince({ copy, awaited }: BackupState): number | null {
  const since = copy?.at ?? awaited
  return since !== undefined && now() - since > LATE_MS ? since : null
}

function isTrialLate({ trial, awaited }: BackupState): boolean {
  const since = trial?.at ?? awaited
  return since !== undefined && now() - since > TRIAL_LATE_MS
}

/** Whether the backups need the owner's attention. */
export const isBackupAmiss = (state: BackupState): boolean =>
  lateSince(state) !== null ||
  isTrialLate(state) ||
  state.failure !== undefined ||
  state.copy?.clearing !== undefined ||
  state.trial?.failure !== undefined

/** A test restore is due once a week, and again on the next day if it failed. */
export const isTrialDue = ({ trial }: BackupState): boolean =>
  trial === undefined || trial.failure !== undefined || dayOf(trial.at) <= shiftDay(dayOf(now()), -7)

export const backupAwaited = (): Changes => ({ 'backups/awaited': now() })

/** Deletes the state of the backups: in a shop without a place for them, none is missing. */
export const backupsForgotten = (): Changes =>
  Object.fromEntries(Object.keys(parts).map((part) => [`backups/${part}`, null]))

/** @param clearing why older copies could not be deleted; null if they could */
export const copyMade = (name: string, bytes: number, clearing: BackupFailure | null): Changes => ({
  'backups/copy': { at: now(), name, bytes, ...(clearing === null ? {} : { clearing }) },
  'backups/failure': null,
})

export function backupFailed({ failure }: BackupState, code: BackupFailure): Changes {
  return { 'backups/failure': { since: failure?.since ?? now(), at: now(), code } }
}

export const restoreTried = (name: string, failure: BackupFailure | null): Changes => ({
  'backups/trial': { at: now(), name, ...(failure === null ? {} : { failure }) },
})
