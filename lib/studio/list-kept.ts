import 'server-only'
import type { Store } from '@/lib/store/store'
import { getKept } from './data'
import type { KeptPreset } from './schema'

/** An account's saved presets, latest change first. */
export async function listKept(store: Store, uid: string): Promise<KeptPreset[]> {
  const { presets } = await getKept(store, uid)
  return [...presets.values()].sort((one, other) => other.changedAt - one.changedAt)
}
