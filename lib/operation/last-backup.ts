import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'

const PLACE = 'dataFormat/lastBackup'

/** ms. */
const lastBackupSchema = z.int()

export async function noteBackup(store: Store, actor: string): Promise<void> {
  await store.update({ [PLACE]: now(), ...journalAdded({ actor, act: 'backup-loaded', subject: PLACE }) })
}

/** When a backup was last made (ms), by a download or a command; null if never. */
export async function lastBackupAt(store: Store): Promise<number | null> {
  return lastBackupSchema.safeParse(await store.get(PLACE)).data ?? null
}
