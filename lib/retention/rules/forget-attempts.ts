import { getOldAttempts, removeAttempts, type AttemptCollection } from '@/lib/attempts/data'
import { daysAgo } from '../limits'
import type { Rule } from '../tidying'

const PART = 200

/** Deletes unlock and sign-in attempts after a day; they only limit further attempts for a quarter of an hour. */
function forgetAttempts(collection: AttemptCollection): Rule {
  return async ({ store, isTrial, mayGoOn }) => {
    const limit = daysAgo(1)
    let count = 0
    let after: string | undefined = ''
    while (after !== undefined && mayGoOn()) {
      const old = await getOldAttempts(store, collection, limit, { limit: PART, after })
      const due: string[] = old.map(({ key }) => key)
      if (!isTrial) await removeAttempts(store, collection, due)
      count += due.length
      after = due.at(-1)
    }
    return count
  }
}

export const forgetUnlockAttempts = forgetAttempts('unlockAttempts')
export const forgetSignInAttempts = forgetAttempts('signInAttempts')
