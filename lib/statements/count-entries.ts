import type { Store } from '@/lib/store/store'
import { findEntries } from './data'

const open = ['sure', 'doubtful', 'unmatched'] as const
type OpenState = (typeof open)[number]

/** The overview says how many of all are sure, also after a month's statement. */
export const MOST_COUNTED = 99

/** Payments needing attention by state; null: more than 99. */
export type EntryCounts = Record<OpenState, number | null>

export async function countEntries(store: Store): Promise<EntryCounts> {
  const [sure = 0, doubtful = 0, unmatched = 0] = await Promise.all(
    open.map((state) => countIn(store, state)),
  )
  return { sure, doubtful, unmatched }
}

async function countIn(store: Store, state: OpenState): Promise<number | null> {
  const { entries, broken, next } = await findEntries(store, state, { limit: MOST_COUNTED })
  return next === null ? entries.length + broken.length : null
}
