import type { Entry, Json, Path } from '@/lib/store/store'

/** What an entry adds to the tree; it follows from the entry alone, so that it can be worked out again at any time. */
export interface Contribution {
  /** What is written as it is. */
  values: Record<Path, Json>
  /** What is added up over all entries; the sums take the place of what stands there. */
  sums: Record<Path, number>
}

/** What brings data into the next form. */
export interface Migration {
  /** The number of the form that they have afterwards. */
  to: number
  parts: readonly { collection: string; contribute: (entry: Entry) => Contribution }[]
}
