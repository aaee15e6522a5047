import type { Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { idOfKey, wordRange } from '@/lib/core/text/word-key'
import type { Entry, Page } from '../store'

type List = (page: Page) => Promise<Entry[]>

interface Records<Value> {
  read: (id: string) => Promise<Value | 'broken' | null>
  isShown: (record: Value, key: string) => boolean
}

/** In the index's order; its cost depends on the page size only. */
export async function readIndexed<Value>(
  list: List,
  page: Page,
  records: Records<Value>,
): Promise<Listing<Value>> {
  const found = await list({ ...page, limit: page.limit + 1 })
  return partOf(
    found.map(({ key }) => key),
    page.limit,
    records,
  )
}

/** Its cost does not depend on the number of records. One found by several words is shown at the first. */
export async function searchIndexed<Value>(
  list: List,
  text: string,
  page: Page,
  { read, keysOf }: { read: Records<Value>['read']; keysOf: (record: Value) => readonly string[] },
): Promise<Listing<Value>> {
  const { beginning, end } = wordRange(text)
  if (beginning === '') return { entries: [], broken: [], next: null }
  const isWithin = (key: string) => key.startsWith(beginning)
  const before = page.before !== undefined && isWithin(page.before) ? page.before : end
  const found = await list({ limit: page.limit + 1, before })
  const keys = found.map(({ key }) => key).filter(isWithin)
  const isShown = (record: Value, key: string) => keysOf(record).filter(isWithin).sort().at(-1) === key
  return partOf(keys, page.limit, { read, isShown })
}

async function partOf<Value>(
  keys: readonly string[],
  limit: number,
  { read, isShown }: Records<Value>,
): Promise<Listing<Value>> {
  const part = keys.slice(0, limit)
  const records = await Promise.all(part.map(async (key) => ({ key, record: await read(idOfKey(key)) })))
  const shown = records.flatMap(({ key, record }) =>
    record !== null && record !== 'broken' && isShown(record, key) ? [record] : [],
  )
  const broken = records.flatMap(({ key, record }) => (record === 'broken' ? [idOfKey(key)] : []))
  if (broken.length > 0) log().error({ keys: broken }, 'broken records')
  return {
    entries: shown,
    broken: [...new Set(broken)],
    next: keys.length > limit ? (part.at(-1) ?? null) : null,
  }
}
