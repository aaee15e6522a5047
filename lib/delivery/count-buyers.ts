import 'server-only'
import { findPresetBuyers } from '@/lib/orders/preset-buyer-data'
import type { Store } from '@/lib/store/store'

/** Beyond it, nobody counts. */
const MOST = 99

/** How many have bought a preset; null if they are more than can be counted at a glance. */
export async function countBuyers(store: Store, presetId: string): Promise<number | null> {
  const { entries, next } = await findPresetBuyers(store, presetId, { limit: MOST })
  return next === null ? entries.length : null
}
