import 'server-only'
import { findPresetBuyers } from '@/lib/orders/preset-buyer-data'
import type { Store } from '@/lib/store/store'

/** Counting stops here. */
const MOST = 99

/** How many people bought a preset; null if more than can be counted quickly. */
export async function countBuyers(store: Store, presetId: string): Promise<number | null> {
  const { entries, next } = await findPresetBuyers(store, presetId, { limit: MOST })
  return next === null ? entries.length : null
}
