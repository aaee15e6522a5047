import type { GoneCollection } from '@/lib/store/gone'
import type { Collection, Entry, Json, Path } from '@/lib/store/store'

/** They depend on the entry alone, so they can be recomputed at any time. */
interface Contribution {
  /** Null deletes. */
  values: Record<Path, Json | null>
  /** Totals replace the stored values. */
  sums: Record<Path, number>
}

export interface Migration {
  to: number
  parts: readonly { collection: Collection | GoneCollection; contribute: (entry: Entry) => Contribution }[]
}

/** Everything is as it was. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  constructor(
    readonly path: Path,
    to: number,
    options: ErrorOptions,
  ) {
    super(`${path} cannot be brought into format ${to}`, options)
  }
}
