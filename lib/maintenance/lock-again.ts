import 'server-only'
import { currentSettings } from '@/lib/settings/current-settings'
import { saveVoidedUnlock } from '@/lib/settings/data'
import type { Store } from '@/lib/store/store'
import { isUnlock, unlockedAt } from './unlock-cookie'

/** Revokes an unlock before maintenance ends, wherever its cookie may be by now. */
export async function lockAgain(store: Store, unlockCookie: string | undefined): Promise<void> {
  const settings = currentSettings()
  const at = unlockedAt(unlockCookie)
  if (at !== null && settings && isUnlock(unlockCookie, settings)) await saveVoidedUnlock(store, at)
}
