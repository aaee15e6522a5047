import { getOldAttempts, removeAttempts, type AttemptCollection } from '@/lib/attempts/data'
import { daysAgo } from '../limits'
import type { Rule, Tidying } from '../tidying'
import type { z } from 'zod'
import { isForsaken, removeUnconfirmed, storedAccountSchema } from '@/lib/account/sign-in/account-data'
import { storedSessionSchema } from '@/lib/account/sign-in/session-data'
import { invitationSchema } from '@/lib/account/staff/schema'
import { now } from '@/lib/core/clock'
import { retention } from '@/lib/legal/retention'
import type { Entry, Place } from '@/lib/store/store'
import { removed } from '../data'

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

/** Deletes expired and unreadable entries. */
function deleteOver(place: 'sessions' | 'invitations', schema: z.ZodType<{ until: number }>): Rule {
  return (tidying) =>
    inPlace(tidying, place, async (entries) => {
      const isDue = ({ value }: Entry) => (schema.safeParse(value).data?.until ?? 0) <= now()
      const due = entries.filter(isDue).map(({ key }) => key)
      if (!tidying.isTrial && due.length > 0) await tidying.store.update(removed(place, due))
      return due.length
    })
}

async function inPlace(
  { store, mayGoOn }: Tidying,
  place: Place,
  work: (entries: Entry[]) => Promise<number>,
): Promise<number> {
  let count = 0
  let after: string | undefined = ''
  while (after !== undefined && mayGoOn()) {
    const entries: Entry[] = await store.list(place, { limit: PART, after })
    count += await work(entries)
    after = entries.at(-1)?.key
  }
  return count
}

export const deleteOldSessions = deleteOver('sessions', storedSessionSchema)
export const deleteOldInvitations = deleteOver('invitations', invitationSchema)

export const deleteUnconfirmedAccounts: Rule = (tidying) =>
  inPlace(tidying, 'accounts', async (entries) => {
    const limit = daysAgo(retention.unconfirmedAccountDays)
    let count = 0
    for (const { key, value } of entries) {
      const { data } = storedAccountSchema.safeParse(value)
      if (!data || !isForsaken(data, limit)) continue
      if (!tidying.isTrial) await removeUnconfirmed(tidying.store, key, limit)
      count += 1
    }
    return count
  })
