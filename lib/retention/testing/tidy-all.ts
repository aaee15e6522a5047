import type { Store } from '@/lib/store/store'
import { tidy } from '../tidy'

/** Applies every rule, or with `isTrial` only counts; returns the number of entries by rule, without zeros. */
export async function tidyAll(store: Store, isTrial = false): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await tidy({ store, isTrial, mayGoOn: () => true }, (rule, count) => {
    if (count > 0) counts[rule] = count
  })
  return counts
}
