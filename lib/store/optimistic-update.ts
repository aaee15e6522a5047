import { StoreError, type Changes, type Store } from './store'

/** Enough under any load: each lost try means that another writer has succeeded. */
const MOST_TRIES = 100

/** Changes that can be written only once: the key `once/{onceKey}` stands for the state that they were made from. */
export interface OnceChanges {
  onceKey: string
  changes: Changes
}

interface Decision<Result> extends Partial<OnceChanges> {
  result: Result
}

/**
 * Optimistic locking: `decide` reads and returns what to write, and is called again if another writer was first. It
 * must read all it depends on, and the number in its key before what that counts, so that a stale decision is
 * refused.
 * @param stuck the error for a key that is used although its number was not counted, which the audit reports too
 * @throws what `decide` throws; StoreError `conflict` if a further key can never be written, or after 100 tries
 */
export async function optimisticUpdate<Result>(
  store: Store,
  decide: () => Promise<Decision<Result>>,
  stuck = (onceKey: string): Error => new StoreError('conflict', `${onceKey} is used, but not counted`),
): Promise<Result> {
  let refused = ''
  for (let tries = 1; ; tries += 1) {
    let onceKeys = ''
    let failure: unknown
    try {
      const { result, onceKey, changes } = await decide()
      if (changes === undefined) return result
      onceKeys = onceKeysOf(changes, onceKey)
      if (await isWritten(store, changes, onceKey)) return result
      failure = stuck(onceKey ?? '')
    } catch (error) {
      if (!isConflict(error)) throw error
      failure = error
    }
    // Refused by the same keys again: no other writer has made progress, so another try would change nothing.
    if (tries === MOST_TRIES || (onceKeys !== '' && onceKeys === refused)) throw failure
    refused = onceKeys
  }
}

export function isConflict(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'conflict'
}

async function isWritten(store: Store, changes: Changes, onceKey: string | undefined): Promise<boolean> {
  if (onceKey !== undefined) return store.updateOnce(onceKey, changes)
  await store.update(changes)
  return true
}

function onceKeysOf(changes: Changes, onceKey = ''): string {
  const further = Object.keys(changes).filter((path) => path.startsWith('once/'))
  return [onceKey, ...further].sort().join(' ').trim()
}
