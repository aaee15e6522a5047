import 'server-only'
import { sampleFields } from '@/lib/legal/owner-fields'
import { ownerSchema } from '@/lib/legal/schema'
import { listEntries } from '@/lib/retention/data'
import { inParts } from '@/lib/retention/tidying'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Entry, Store, Place } from '@/lib/store/store'
import { getProgress, stepTaken } from '@/lib/tasks/progress'
import { TELLING } from './collections'

const RULE = 'trials'

/** Whether the stored owner is the sample, at least in part. An unreadable owner counts as real. */
export async function isTrialStore(store: Store): Promise<boolean> {
  const stored = await store.get('setup/owner')
  if (stored === null) return true
  const { data } = ownerSchema.safeParse(stored)
  return data !== undefined && sampleFields(data).length > 0
}

/** Whether any data gathered by selling are left, trial or not, or their deletion was interrupted. */
export async function hasGathered(store: Store): Promise<boolean> {
  return (await getProgress(store, RULE)).at !== undefined || hasEntries(store)
}

/** Whether there are any data gathered by selling. */
export async function hasEntries(store: Store): Promise<boolean> {
  for (const collection of TELLING) if ((await store.list(collection, { limit: 1 })).length > 0) return true
  return false
}

/** Whether losing this shop's data would matter: everything gathered in a shop with the sample owner is trial data. */
export async function hasSold(store: Store): Promise<boolean> {
  return !(await isTrialStore(store)) && (await hasEntries(store))
}

/** Whether there is a trial order of any kind. */
export async function hasTrialOrder(store: Store): Promise<boolean> {
  for (const equals of ['shop', 'payment'])
    if ((await store.find('orders', { child: 'trial', equals, limit: 1 })).length > 0) return true
  return false
}

/**
 * A step of one of two things that must not overlap: deleting a trial shop's data, and giving the shop a real owner. Steps are
 * numbered, and each number is used once, so that a decision based on an earlier state is refused and must be made again.
 * @param decide is called after the number was read
 * @param isUnderWay whether further steps must follow, in this or another process
 */
export async function trialStep(
  store: Store,
  decide: () => Promise<Changes | null>,
  isUnderWay = false,
): Promise<OnceChanges | null> {
  const progress = await getProgress(store, RULE)
  const changes = await decide()
  return changes && stepTaken(RULE, progress, isUnderWay ? { at: 'clearing' } : {}, changes)
}

/** Works through a collection in batches, newest first. @param work returns how many entries it handled */
export function eachPart(
  store: Store,
  collection: Place,
  work: (entries: Entry[]) => Promise<number>,
): Promise<number> {
  return inParts(
    { mayGoOn: () => true },
    undefined,
    async (page) => {
      const entries = await listEntries(store, collection, page)
      return { entries, next: entries.length < page.limit ? null : (entries.at(-1)?.key ?? null) }
    },
    work,
  )
}
