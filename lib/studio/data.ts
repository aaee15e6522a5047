import 'server-only'
import { now } from '@/lib/core/clock'
import { accountMark } from '@/lib/core/server-secret'
import { log } from '@/lib/core/log'
import type { MarkedChanges } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { keptPresetSchema, type KeptPreset } from './schema'

export interface KeptState {
  presets: ReadonlyMap<string, KeptPreset>
  /** Includes unreadable ones. */
  count: number
  /** How often presets were saved, changed or removed. */
  changes: number
}

/** Reads the number of changes first, so that a concurrent change makes a later write fail. */
export async function getKept(store: Store, uid: string): Promise<KeptState> {
  const changes = Number((await store.get(`users/${uid}/presetChanges`)) ?? 0)
  const entries = Object.entries(Object((await store.get(`users/${uid}/presets`)) ?? {}))
  const presets = new Map<string, KeptPreset>()
  for (const [id, entry] of entries) {
    const parsed = keptPresetSchema.safeParse(entry)
    if (parsed.success) presets.set(id, parsed.data)
    else log().error({ uid, id }, 'own preset that cannot be read')
  }
  return { presets, count: entries.length, changes }
}

/** Replaces or removes one of the presets that were read. */
export function keptChanged(
  uid: string,
  { changes }: KeptState,
  { id, preset }: { id: string; preset: KeptPreset | null },
): MarkedChanges {
  return {
    mark: accountMark('studio', uid, changes),
    changes: {
      [`users/${uid}/presets/${id}`]: preset,
      [`users/${uid}/presetChanges`]: changes + 1,
    },
  }
}

/** Removes all saved presets; the number of changes stays as long as the account, since idempotency keys depend on it. */
export function keptRemoved(uid: string): Changes {
  return { [`users/${uid}/presets`]: null }
}

/** A preset as written now, new or changed. */
export function keptNow(preset: Omit<KeptPreset, 'revision' | 'changedAt'>, revision: number): KeptPreset {
  return keptPresetSchema.parse({ ...preset, revision, changedAt: now() })
}
