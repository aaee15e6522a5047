import { StoreError } from './store'

/** More others are never faster, unless the number of a record's changes and its marks differ. */
const MOST_TRIES = 100

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
