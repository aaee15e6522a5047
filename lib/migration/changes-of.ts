import { FORMAT_NUMBER, FORMAT_UNDER_WAY } from '@/lib/store/format'
import type { Changes, Entry, Snapshot } from '@/lib/store/store'
import { MigrationError, type Migration } from './migration'

/** Values per write. */
const PART = 500

/**
 * The changes that migrate a snapshot, in batches. The last batch holds all sums and the format number: until it
 * is written, the data count as old.
 * @throws MigrationError
 */
export async function* changesOf(snapshot: Snapshot, { to, parts }: Migration): AsyncGenerator<Changes> {
  const sums = new Map<string, number>()
  let values: Changes = {}
  for (const { collection, contribute } of parts) {
    const contributionOf = (entry: Entry) => {
      try {
        return contribute(entry)
      } catch (cause) {
        throw new MigrationError(`${collection}/${entry.key}`, to, { cause })
      }
    }
    for await (const entry of snapshot.entries(collection)) {
      const { values: given, sums: added } = contributionOf(entry)
      Object.assign(values, given)
      for (const [path, sum] of Object.entries(added)) sums.set(path, (sums.get(path) ?? 0) + sum)
      if (Object.keys(values).length < PART) continue
      yield values
      values = {}
    }
  }
  yield { ...values, ...Object.fromEntries(sums), [FORMAT_NUMBER]: to, [FORMAT_UNDER_WAY]: null }
}
