import type { Page } from './parameters'
import type { RecordStore } from '../record-store'
import type { Kind } from '../records'
import { invalid, missing } from './refusal'

const DEFAULT_LIMIT = 10

interface Listing<T> {
  intent?: string | undefined
  matches?: (record: T) => boolean
}

/**
 * One page of records, newest first, as Stripe's lists are cut.
 * @throws Refusal for a cursor that is none
 */
export function pageOf<T extends { id: string; created: number }>(
  store: RecordStore,
  kind: Kind<T>,
  page: Page,
  { intent, matches = () => true }: Listing<T> = {},
): { records: T[]; hasMore: boolean } {
  const { limit = DEFAULT_LIMIT, starting_after: before, ending_before: after } = page
  checkCursors(store, kind, page)
  const found: T[] = []
  for (const record of store.list(kind, { intent, after, before })) {
    if (isWithin(record.created, page.created) && matches(record)) found.push(record)
    if (found.length > limit) break
  }
  const records = found.slice(0, limit)
  return { records: after === undefined ? records : records.reverse(), hasMore: found.length > limit }
}

function checkCursors<T extends { id: string }>(store: RecordStore, kind: Kind<T>, page: Page): void {
  const { starting_after: before, ending_before: after } = page
  if (before !== undefined && after !== undefined) {
    throw invalid('You may only specify one of these parameters: ending_before, starting_after.')
  }
  const cursor = before ?? after
  if (cursor === undefined || store.find(kind, cursor)) return
  throw missing(kind, cursor, before === undefined ? 'ending_before' : 'starting_after')
}

function isWithin(time: number, { gt, gte, lt, lte }: NonNullable<Page['created']> = {}): boolean {
  return (
    time > (gt ?? -Infinity) &&
    time >= (gte ?? -Infinity) &&
    time < (lt ?? Infinity) &&
    time <= (lte ?? Infinity)
  )
}
