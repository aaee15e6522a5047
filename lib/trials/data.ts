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

/** Whether the stored owner is the sample, in part at least. One that cannot be read is taken for a real one. */
export async function isTrialStore(store: Store): Promise<boolean> {
  const stored = await store.get('setup/owner')
  if (stored === null) return true
  const { data } = ownerSchema.safeParse(stored)
  return data !== undefined && sampleFields(data).length > 0
}

/** Whether something is there that was gathered by selling, trial or not, or was not deleted to the end. */
export async function hasGathered(store: Store): Promise<boolean> {
  return (await getProgress(store, RULE)).at !== undefined || hasEntries(store)
}

/** Whether something is there that was gathered by selling. */
export async function hasEntries(store: Store): Promise<boolean> {
  for (const collection of TELLING) if ((await store.list(collection, { limit: 1 })).length > 0) return true
  return false
}

/** Whether something would be lost with this shop's data: what a shop with the sample owner has gathered is trial. */
export async function hasSold(store: Store): Promise<boolean> {
  return !(await isTrialStore(store)) && (await hasEntries(store))
}

/** Whether there is an order that is only a trial, of which kind ever. */
export async function hasTrialOrder(store: Store): Promise<boolean> {
  for (const equals of ['shop', 'payment'])
    if ((await store.find('orders', { child: 'trial', equals, limit: 1 })).length > 0) return true
  return false
}

/**
 * A step of what must not overlap: deleting what a trial shop has gathered, and giving the shop an owner of its own. Steps are
 * numbered, and each number is used once: whoever decided by an earlier state has to decide again.
 * @param decide is asked after the number was read
 * @param isUnderWay whether more has to follow, whoever does it
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

/** Works through a collection in parts, newest first. @param work returns how many entries it was about */
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
