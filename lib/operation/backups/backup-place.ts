import 'server-only'
import type { Env } from '@/lib/core/env'
import { folderPlace } from './folder-place'
import type { BackupPlace } from './place'
import { s3Place } from './s3-place'
import { webDavPlace } from './web-dav-place'

export interface BackupPlan {
  place: BackupPlace
  phrase: string
}

/** Where and how the shop's daily backups are kept; null if it makes none. */
export function backupPlan(settings: Env): BackupPlan | null {
  const { STORE_ENGINE, BACKUP_PLACE: place, BACKUP_PHRASE: phrase } = settings
  if (STORE_ENGINE !== 'sqlite' || place === undefined || phrase === undefined) return null
  return { place: placeAt(place, settings), phrase }
}

function placeAt(
  place: string,
  { BACKUP_REGION: region, BACKUP_USER: user, BACKUP_PASSWORD: password }: Env,
): BackupPlace {
  if (!/^https?:/i.test(place)) return folderPlace(place)
  const login = user === undefined || password === undefined ? null : { user, password }
  if (region === undefined || login === null) return webDavPlace(place, login)
  return s3Place(place, { region, keyId: login.user, secret: login.password })
}
