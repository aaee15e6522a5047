import { StoreError, type Changes, type Store } from './store'

/** Enough under any load: each lost try means that another writer has succeeded. */
const MOST_TRIES = 100

/** Changes that can be written only once: the mark `once/{mark}` stands for the state that they were made from. */
export interface MarkedChanges {
  mark: string
  changes: Changes
}

interface Decision<Result> extends Partial<MarkedChanges> {
  /** Returned once the changes are written, or at once if there are none. */
  result: Result
}

/**
 * Reads and changes records in one atomic write, by optimistic locking: `decide` reads and returns what to write, and
 * is called again if another writer was first. It must read everything that it depends on, and the number in its mark
 * before what that number counts, so that a stale decision is always refused. Its changes may contain further marks.
 * @param stuck the error for a mark that is used although its number was not counted, which the audit reports too
 * @throws what `decide` throws; StoreError `conflict` if a further mark can never be written, or after 100 tries
 */
export async function optimisticUpdate<Result>(
  store: Store,
  decide: () => Promise<Decision<Result>>,
  stuck = (mark: string): Error => new StoreError('conflict', `${mark} is used, but not counted`),
): Promise<Result> {
  let refused = ''
  for (let tries = 1; ; tries += 1) {
    let marks = ''
    let failure: unknown
    try {
      const { result, mark, changes } = await decide()
      if (changes === undefined) return result
      marks = marksOf(changes, mark)
      if (await isWritten(store, changes, mark)) return result
      failure = stuck(mark ?? '')
    } catch (error) {
      if (!isConflict(error)) throw error
      failure = error
    }
    // Refused by the same marks again: nobody else has made progress, so another try would change nothing.
    if (tries === MOST_TRIES || (marks !== '' && marks === refused)) throw failure
    refused = marks
  }
}

/** Whether a write was refused because of another write in between. */
export function isConflict(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'conflict'
}

async function isWritten(store: Store, changes: Changes, mark: string | undefined): Promise<boolean> {
  if (mark !== undefined) return store.updateOnce(mark, changes)
  await store.update(changes)
  return true
}

function marksOf(changes: Changes, mark = ''): string {
  const further = Object.keys(changes).filter((path) => path.startsWith('once/'))
  return [mark, ...further].sort().join(' ').trim()
}
