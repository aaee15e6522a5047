import { partBefore } from '@/lib/core/listing'
import type { Entry, Store } from '@/lib/store/store'
import { onceKinds } from '@/lib/records/collections'
import { getProgress, progressMade } from '@/lib/tasks/progress'
import { listEntries, removed } from '../data'
import { daysAgo } from '../limits'
import type { Tidying } from '../tidying'

const RULE = 'onceKeys'
const PART = 500

/**
 * Those that no longer guard anything. They are not sorted by time, so all are checked in turn, each once a day: a
 * run lasts as long as it may, the next one continues, and after the last key it starts over. @returns how many
 */
export async function deleteOnceKeys({ store, isTrial, mayGoOn }: Tidying): Promise<number> {
  let { step, at } = isTrial ? { step: 0, at: undefined } : await getProgress(store, RULE)
  let count = 0
  do {
    const onceKeys = await listEntries(store, 'once', partBefore(at, PART))
    const due = await keysOfDue(store, onceKeys)
    at = onceKeys.length < PART ? undefined : onceKeys.at(-1)?.key
    step += 1
    const progress = progressMade(RULE, at === undefined ? { step } : { step, at })
    if (!isTrial) await store.update({ ...removed('once', due), ...progress })
    count += due.length
  } while (at !== undefined && mayGoOn())
  return count
}

async function keysOfDue(store: Store, onceKeys: readonly Entry[]): Promise<string[]> {
  const due = await Promise.all(onceKeys.map((onceKey) => isDue(store, onceKey)))
  return onceKeys.filter((_, index) => due[index]).map(({ key }) => key)
}

async function isDue(store: Store, onceKey: Entry): Promise<boolean> {
  const [name = ''] = onceKey.key.split('_')
  const kind = onceKinds.get(name)
  const time = onceKeyTime(onceKey)
  if (!kind || kind.days === 'forever' || time === null || time >= daysAgo(kind.days)) return false
  return kind.isNeeded === undefined || !(await kind.isNeeded(store, onceKey.key))
}

/** When a key was written, in ms: its value, on Firebase followed by a token. Null if unknown. */
function onceKeyTime({ value }: Entry): number | null {
  if (typeof value === 'number') return value
  const [time] = /^\d{13}(?= )/.exec(String(value)) ?? []
  return time === undefined ? null : Number(time)
}
