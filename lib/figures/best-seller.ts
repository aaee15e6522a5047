import type { Store } from '@/lib/store/store'
import { listLastDays } from './data'

/** Days with sales or orders that are looked at. */
const DAYS = 30

/** The preset of which most was sold on the last thirty days on which anything was; the first one where nothing was. */
export async function bestSeller<Sold extends { id: string }>(
  store: Store,
  presets: readonly Sold[],
): Promise<Sold | undefined> {
  const { entries } = await listLastDays(store, DAYS)
  const soldOf = ({ id }: Sold) => entries.reduce((sum, { presets }) => sum + (presets[id]?.sold ?? 0), 0)
  return presets.toSorted((one, other) => soldOf(other) - soldOf(one))[0]
}
