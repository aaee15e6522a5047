import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Entry, Place } from '@/lib/store/store'
import { getProgress, stepTaken, type Progress } from '@/lib/tasks/progress'
import { listEntries } from './data'
import { idAt } from './limits'
import type { Tidying } from './tidying'

const PART = 500

interface Stretch {
  rule: string
  collection: Place
  prefix: string
  /** Entries made before this time (ms) are due. */
  until: number
}

/**
 * Works once through everything that has come of age since the last run, in batches, newest first. Each batch is
 * written together with the progress, by one process only: nothing is done twice, even after an interruption, and a
 * day costs only what came of age on it. @param work returns the changes for a batch, and how many entries they
 * concern @throws StoreError `conflict` if the rule is stuck because its next step was already done
 */
export async function workThrough(
  { store, isTrial, mayGoOn }: Tidying,
  stretch: Stretch,
  work: (entries: Entry[]) => { count: number; changes: Changes },
): Promise<number> {
  const { rule } = stretch
  let count = 0
  let known: Progress | undefined
  while (mayGoOn()) {
    const step = await optimisticUpdate(store, async () => {
      const progress = known ?? (await getProgress(store, rule))
      // Re-read if another process got there first.
      known = undefined
      const part = await nextPart(stretch, progress, (before) =>
        listEntries(store, stretch.collection, { limit: PART, before }),
      )
      if (part === null) return { result: null }
      const done = work(part.entries)
      const result = { count: done.count, progress: { ...part.next, step: progress.step + 1 } }
      return isTrial ? { result } : { ...stepTaken(rule, progress, part.next, done.changes), result }
    })
    if (step === null) break
    known = step.progress
    count += step.count
  }
  return count
}

/** Null if nothing is left. */
async function nextPart(
  { prefix, until }: Stretch,
  { done, top = idAt(prefix, until), at }: Progress,
  list: (before: string) => Promise<Entry[]>,
): Promise<{ entries: Entry[]; next: Omit<Progress, 'step'> } | null> {
  const found = await list(at ?? top)
  const entries = done === undefined ? found : found.filter(({ key }) => key > done)
  const last = entries.at(-1)
  if (!last && at === undefined) return null
  const isLast = entries.length < PART || !last
  const next = isLast ? { done: top } : { top, at: last.key, ...(done === undefined ? {} : { done }) }
  return { entries, next }
}
