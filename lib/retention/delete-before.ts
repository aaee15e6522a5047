import type { Entry, Place } from '@/lib/store/store'
import { listEntries, removed } from './data'
import { inParts, type Tidying } from './tidying'

interface Old {
  collection: Place
  prefix: string
  before?: string
}

/** Except those still needed. @returns how many */
export function deleteBefore(
  tidying: Tidying,
  { collection, prefix, before }: Old,
  isDue: (entry: Entry) => boolean = () => true,
): Promise<number> {
  const { store, isTrial } = tidying
  return inParts(
    tidying,
    before,
    async (page) => {
      const found = await listEntries(store, collection, page)
      const entries = found.filter(({ key }) => key.startsWith(prefix))
      return { entries, next: entries.length < page.limit ? null : (entries.at(-1)?.key ?? null) }
    },
    async (entries) => {
      const keys = entries.filter(isDue).map(({ key }) => key)
      if (!isTrial && keys.length > 0) await store.update(removed(collection, keys))
      return keys.length
    },
  )
}
