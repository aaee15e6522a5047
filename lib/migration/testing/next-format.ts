import { FORMAT, FORMAT_NUMBER } from '@/lib/store/format'
import type { Entry, Json, Path } from '@/lib/store/store'
import type { Migration } from '../migration'

/** Enough for several batches. */
const ENTRIES = 510

/** Data of the second format before this program's. */
export const olderData: Record<Path, Json> = {
  [FORMAT_NUMBER]: FORMAT - 2,
  ...Object.fromEntries(Array.from({ length: ENTRIES }, (_, n) => [`users/u${n}`, { size: n % 3 }])),
}

/** Steps as a later program may have: the first counts users by size and notes it at each, the second changes nothing. */
export const steps: readonly Migration[] = [
  { to: FORMAT - 1, parts: [{ collection: 'users', contribute: contributionOf }] },
  { to: FORMAT, parts: [] },
]

function contributionOf({ key, value }: Entry) {
  const size = String(Object(value).size)
  return { values: { [`users/${key}/name`]: `of size ${size}` }, sums: { [`orderCounts/${size}`]: 1 } }
}
