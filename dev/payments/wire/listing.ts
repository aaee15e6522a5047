import type { Page } from './parameters'
import type { RecordStore } from '../record-store'
import type { Kind } from '../records'
import { missing } from './refusal'

const DEFAULT_LIMIT = 10

/** @throws Refusal if there is none */
export function known<T extends { id: string }>(store: RecordStore, kind: Kind<T>, id: string): T {
  const record = store.find(kind, id)
  if (!record) throw missing(kind, id)
  return record
}

/**
 * One page of records, newest first, with Stripe's pagination.
 * @param intent only records of this payment
 * @throws Refusal for an invalid cursor
 */
export function pageOf<T extends { id: string }>(
  store: RecordStore,
  kind: Kind<T>,
  { limit = DEFAULT_LIMIT, starting_after: before }: Page,
  intent?: string,
): { records: T[]; hasMore: boolean } {
  if (before !== undefined && !store.find(kind, before)) throw missing(kind, before, 'starting_after')
  const found: T[] = []
  for (const record of store.list(kind, { intent, before })) {
    found.push(record)
    if (found.length > limit) break
  }
  return { records: found.slice(0, limit), hasMore: found.length > limit }
}
