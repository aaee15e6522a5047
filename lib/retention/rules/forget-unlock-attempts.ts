import 'server-only'
import { getAttempts, removeAttempts } from '@/lib/maintenance/data'
import { daysAgo } from '../limits'
import type { Tidying } from '../tidying'

/** Everyone's attempts together. */
const ALL = 'all'

/** Deletes attempts to unlock the shop after a day; they limit nothing after a quarter of an hour. @returns how many */
export async function forgetUnlockAttempts({ store, isTrial }: Tidying): Promise<number> {
  const limit = daysAgo(1)
  const attempts = Object.entries(await getAttempts(store, ALL))
  const due = attempts.filter(([, at]) => at < limit).map(([key]) => key)
  if (!isTrial) await removeAttempts(store, ALL, due)
  return due.length
}
