import 'server-only'
import { now } from '@/lib/core/clock'
import { accountOnceKey } from '@/lib/core/server-secret'
import { log } from '@/lib/core/log'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { ownPresetSchema, type OwnPreset } from './schema'

export interface SavedState {
  presets: ReadonlyMap<string, OwnPreset>
  count: number
  changes: number
}

/** The number of changes first, so that a concurrent change makes a later write fail. */
export async function getKept(store: Store, uid: string): Promise<SavedState> {
  const changes = Number((await store.get(`users/${uid}/presetChanges`)) ?? 0)
  const entries = Object.entries(Object((await store.get(`users/${uid}/presets`)) ?? {}))
  const presets = new Map<string, OwnPreset>()
  for (const [id, entry] of entries) {
    const parsed = ownPresetSchema.safeParse(entry)
    if (parsed.success) presets.set(id, parsed.data)
    else log().error({ uid, id }, 'own preset that cannot be read')
  }
  return { presets, count: entries.length, changes }
}

export function ownPresetChanged(
  uid: string,
  { changes }: SavedState,
  { id, preset }: { id: string; preset: OwnPreset | null },
): OnceChanges {
  return {
    onceKey: accountOnceKey('studio', uid, changes),
    changes: {
      [`users/${uid}/presets/${id}`]: preset,
      [`users/${uid}/presetChanges`]: changes + 1,
    },
  }
}

/** The number of changes stays as long as the account: idempotency keys depend on it. */
export function ownPresetRemoved(uid: string): Changes {
  return { [`users/${uid}/presets`]: null }
}

export function savedNow(preset: Omit<OwnPreset, 'revision' | 'changedAt'>, revision: number): OwnPreset {
  return ownPresetSchema.parse({ ...preset, revision, changedAt: now() })
}
