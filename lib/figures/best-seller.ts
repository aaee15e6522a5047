import type { Store } from '@/lib/store/store'
import { listLastDays } from './data'

const DAYS = 30

/** On the last thirty days with any sale; the first one where nothing was sold. */
export async function bestSeller<Sold extends { id: string }>(
  store: Store,
  presets: readonly Sold[],
): Promise<Sold | undefined> {
  const { entries } = await listLastDays(store, DAYS)
  const soldOf = ({ id }: Sold) => entries.reduce((sum, { presets }) => sum + (presets[id]?.sold ?? 0), 0)
  return presets.toSorted((one, other) => soldOf(other) - soldOf(one))[0]
}
