import 'server-only'
import { dayOf, now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { backupPlan } from './backup-place'

const MINUTE_MS = 60_000

/**
 * Has the server make a backup now; at most once a minute.
 * @throws ShopError `not_found` if no place for backups is configured
 */
export async function askForBackup(store: Store, actor: string): Promise<void> {
  if (!backupPlan(env())) throw new ShopError('not_found')
  await store.updateOnce(`backup_asked_${Math.floor(now() / MINUTE_MS)}`, {
    ...taskAdded('backup', dayOf(now())).changes,
    ...journalAdded({ actor, act: 'backup-asked', subject: 'backups/copy' }),
  })
}
