import 'server-only'
import { getOldAttempts, removeAttempts } from '@/lib/maintenance/data'
import { daysAgo } from '../limits'
import type { Tidying } from '../tidying'

const PART = 200

/** Deletes attempts to unlock the shop after a day; they limit nothing after a quarter of an hour. @returns how many */
export async function forgetUnlockAttempts({ store, isTrial, mayGoOn }: Tidying): Promise<number> {
  const limit = daysAgo(1)
  let count = 0
  let after: string | undefined = ''
  while (after !== undefined && mayGoOn()) {
    const due: string[] = (await getOldAttempts(store, limit, { limit: PART, after })).map(({ key }) => key)
    if (!isTrial) await removeAttempts(store, due)
    count += due.length
    after = due.at(-1)
  }
  return count
}
