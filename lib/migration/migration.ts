import type { GoneCollection } from '@/lib/store/gone'
import type { Collection, Entry, Json, Path } from '@/lib/store/store'

/** An entry's changes to the tree; they depend on the entry alone, so they can be recomputed at any time. */
interface Contribution {
  /** Written as they are; null deletes. */
  values: Record<Path, Json | null>
  /** Added up over all entries; the totals replace the stored values. */
  sums: Record<Path, number>
}

/** Brings data into the next format. */
export interface Migration {
  /** The format number afterwards. */
  to: number
  parts: readonly { collection: Collection | GoneCollection; contribute: (entry: Entry) => Contribution }[]
}

/** An entry that a migration could not bring into the next format; everything is as it was. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  constructor(
    /** Where the entry is. */
    readonly path: Path,
    to: number,
    options: ErrorOptions,
  ) {
    super(`${path} cannot be brought into format ${to}`, options)
  }
}
