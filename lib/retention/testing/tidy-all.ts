import type { Store } from '@/lib/store/store'
import { tidy } from '../tidy'

/** Keeps to every rule, or with `isTrial` only counts; gives how much there was to do, by rule, of those with anything. */
export async function tidyAll(store: Store, isTrial = false): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await tidy({ store, isTrial, mayGoOn: () => true }, (rule, count) => {
    if (count > 0) counts[rule] = count
  })
  return counts
}
