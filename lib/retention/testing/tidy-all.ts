import type { Store } from '@/lib/store/store'
import { tidy } from '../tidy'
import type { Tidying } from '../tidying'

/** A run that ends when all is done. */
export function untilDone(store: Store, isTrial = false): Tidying {
  return { store, isTrial, mayGoOn: () => true }
}

/** Applies every rule, or with `isTrial` only counts; returns the number of entries by rule, without zeros. */
export async function tidyAll(store: Store, isTrial = false): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await tidy(untilDone(store, isTrial), (rule, count) => {
    if (count > 0) counts[rule] = count
  })
  return counts
}
