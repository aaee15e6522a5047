import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'

const PLACE = 'dataFormat/lastBackup'

/** When a backup was made last, as stored; ms. */
const lastBackupSchema = z.int()

/**
 * Notes that somebody has got all the data.
 * @param actor as `actorOf` names them
 */
export async function noteBackup(store: Store, actor: string): Promise<void> {
  await store.update({ [PLACE]: now(), ...journalAdded({ actor, act: 'backup-loaded', subject: PLACE }) })
}

/** When a backup was made last (ms), by download or by command; null if none was. */
export async function lastBackupAt(store: Store): Promise<number | null> {
  return lastBackupSchema.safeParse(await store.get(PLACE)).data ?? null
}
