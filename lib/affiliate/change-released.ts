import 'server-only'
import { StoreError, type Changes, type Store } from '@/lib/store/store'
import { getAccount, releasedMoved, releaseMark, type Account } from './release-data'

/** More others are never faster, unless the number of a partner's changes and its marks differ. */
const MOST_TRIES = 100

interface Change {
  /** By how many cents. */
  by: number
  /** What is written with it. */
  changes: Changes
}

/**
 * Changes what a partner has released, in one atomic write with all that goes with it. The changes of a partner are numbered,
 * and each number is used once; if somebody else is faster, `decide` is asked again. Everything that `decide` goes by it must
 * read itself, as only what is read after the account is as new as that.
 * @param decide gives null to leave it as it is
 * @returns whether anything was written
 * @throws StoreError `conflict` if a number is used without being counted, which the audit names too
 */
export async function changeReleased(
  store: Store,
  uid: string,
  decide: (account: Account) => Promise<Change | null>,
): Promise<boolean> {
  return retried(async () => {
    const account = await getAccount(store, uid)
    const change = await decide(account)
    if (!change) return false
    const written = { ...releasedMoved(account, change.by), ...change.changes }
    if (await store.updateOnce(releaseMark(account), written)) return true
    throw new StoreError('conflict', releaseMark(account))
  })
}

/** Does something anew as long as others are faster. @throws what it throws else, and `conflict` after 100 times */
export async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const isConflict = error instanceof StoreError && error.code === 'conflict'
      if (!isConflict || tries === MOST_TRIES) throw error
    }
  }
}
