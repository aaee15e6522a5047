import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, type Env } from '@/lib/core/env'
import { restoreCopy } from '../restore-copy'
import { copyState } from '../run-copies'
import type { Place } from './places'

/**
 * Restores a copy into a new folder below `root`.
 * @param at in ms; null for the latest state
 */
export async function restoredFrom(
  { settings: given }: Place,
  to: { root: string; key: string | null; at?: number | null },
): Promise<{ settings: Env; incompleteAt: number | null }> {
  const settings = parseEnv({ ...given, DATA_DIR: mkdtempSync(join(to.root, 'restored-')) })
  const { key, at = null } = to
  const incompleteAt = await restoreCopy(settings, { place: settings.BACKUP_PLACE ?? '', key: key ?? '', at })
  return { settings, incompleteAt }
}

/** Waits until everything written before is in the copy. */
export async function copied(): Promise<void> {
  const begun = performance.now()
  while ((copyState()?.behind ?? 0) * 1_000 > performance.now() - begun - 1_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Variables of a place, to be unset after a test. */
export const noPlace = {
  BACKUP_PLACE: undefined,
  BACKUP_USER: undefined,
  BACKUP_PASSWORD: undefined,
  BACKUP_ENDPOINT: undefined,
}
