import 'server-only'
import type { Env } from '@/lib/core/env'
import { folderPlace } from './folder-place'
import type { BackupPlace } from './place'

export interface BackupPlan {
  place: BackupPlace
  phrase: string
}

/** Where and how the shop's daily backups are kept; null if it makes none. */
export function backupPlan(settings: Env): BackupPlan | null {
  const { STORE_ENGINE, BACKUP_PLACE: place, BACKUP_PHRASE: phrase } = settings
  if (STORE_ENGINE !== 'sqlite' || place === undefined || phrase === undefined) return null
  return { place: folderPlace(place), phrase }
}
