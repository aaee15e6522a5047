import { now } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { ownerNotified } from '@/lib/mail/data'
import { changeSignal } from '@/lib/store/change-signal'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import {
  settledSchema,
  unmatchedEntrySchema,
  unmatchedSchema,
  type Unmatched,
  type UnmatchedEntry,
} from './schema'

export const moneyChanges = changeSignal('money')

/** And notifies the owner; once per id. */
export async function saveUnmatched(store: Store, id: string, unmatched: Unmatched): Promise<boolean> {
  return store.updateOnce(`unmatched_${id}`, {
    [`payments/unmatched/${id}`]: unmatchedSchema.parse(unmatched),
    ...moneyChanges.changed(),
    ...ownerNotified('unmatched', { template: 'owner-unmatched', about: id }),
  })
}

/** Removes a dispute whose payment has reached its order. */
export function unmatchedRemoved(id: string): Changes {
  return { [`payments/unmatched/${id}`]: null, ...moneyChanges.changed() }
}

export async function getUnmatched(store: Store, id: string): Promise<Unmatched | null> {
  const value = await store.get(`payments/unmatched/${id}`)
  return value === null ? null : unmatchedSchema.parse(value)
}

/** Once per id. @returns whether it was recorded */
export function saveSettled(
  store: Store,
  id: string,
  unmatched: Unmatched,
  { note, actor }: { note: string; actor: string },
  also: Changes,
): Promise<boolean> {
  const settled = settledSchema.parse({ ...unmatched, note, settledAt: now(), settledBy: actor })
  return store.updateOnce(`settled_${id}`, {
    [`payments/unmatched/${id}`]: null,
    [`payments/settled/${id}`]: settled,
    ...moneyChanges.changed(),
    ...also,
  })
}

export function findUnmatched(store: Store, page: Page): Promise<Listing<UnmatchedEntry>> {
  const read = async (part: Page) => {
    const entries = await store.list('payments/unmatched', part)
    return entries.map(({ key, value }) => ({ key, value: { ...Object(value), id: key } }))
  }
  return readPage(read, unmatchedEntrySchema, page)
}
