import 'server-only'
import { heardCounted, type CountedPerson } from '@/lib/catalog/showing/heard-data'
import type { Listing } from '@/lib/core/listing'
import { keyedHash, sha256 } from '@/lib/core/server-secret'
import type { Order } from '@/lib/orders/schema'
import { readPage } from '@/lib/store/reading/read-page'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Json, Page, Store } from '@/lib/store/store'
import { heardIdSchema, heardSchema, type Heard, type HeardStatus } from './schema'

/** Maximum number of presets that one person tests. */
const MOST_PRESETS = 1000

/** Finds an account's results without revealing the account. */
export const accountKey = (uid: string) => keyedHash('heard', `account ${uid}`)
export const orderKey = (orderId: string) => keyedHash('heard', `order ${orderId}`)

/** The keys of an order's buyer: a buyer with an account adds one result, whichever order it is for. */
export function buyerKeys({ id, customerUid }: Pick<Order, 'id' | 'customerUid'>): string[] {
  return [orderKey(id), ...(customerUid === undefined ? [] : [accountKey(customerUid)])]
}

/**
 * The idempotency key that lets a person add one result for a preset. It stays when the result is taken back, so that
 * a person cannot retry until the result suits them.
 */
export const hearerOnceKey = (owner: string, presetId: string) => `hearer_${owner}_${presetId}`

/** The idempotency key that lets a log be sent once. */
export const runOnceKey = (run: Heard['run']) => `heardrun_${sha256(`${run.seed} ${run.answers}`)}`

/** The idempotency key of the owner's next decision. */
export const heardOnceKey = ({ id, changes }: Pick<Heard, 'id' | 'changes'>) => `heard_${id}_${changes}`

export async function getHeard(store: Store, id: string): Promise<Heard | null> {
  const value = await store.get(`heard/${id}`)
  return value === null ? null : heardSchema.parse(value)
}

export async function heardIdOf(store: Store, owner: string, presetId: string): Promise<string | null> {
  const value = await store.get(`heardBy/${owner}/${presetId}`)
  return value === null ? null : heardIdSchema.parse(value)
}

export async function heardIdsOf(store: Store, owner: string): Promise<string[]> {
  const value: Json = (await store.get(`heardBy/${owner}`)) ?? {}
  return Object.values(Object(value)).map((id) => heardIdSchema.parse(id))
}

/** The idempotency keys of a person, also of results that were taken back. */
export async function hearerOnceKeysOf(store: Store, owner: string): Promise<string[]> {
  const prefix = hearerOnceKey(owner, '')
  const onceKeys = (await store.list('once', { after: prefix, limit: MOST_PRESETS })).map(({ key }) => key)
  return onceKeys.filter((onceKey) => onceKey.startsWith(prefix))
}

export function findHeard(store: Store, status: HeardStatus, page: Page): Promise<Listing<Heard>> {
  return readPage(
    (part) => store.find('heard', { child: 'status', equals: status, ...part }),
    heardSchema,
    page,
  )
}

export function findHeardOf(store: Store, presetId: string, page: Page): Promise<Listing<Heard>> {
  const read = (part: Page) => store.find('heard', { child: 'presetId', equals: presetId, ...part })
  return readPage(read, heardSchema, page)
}

/** Adds a result, once for its person and its log. */
export function heardAdded(heard: Heard): Changes {
  const { id, presetId, at } = heard
  const owners = Object.keys(heard.owners)
  return {
    [`heard/${id}`]: heardSchema.parse(heard),
    [`once/${runOnceKey(heard.run)}`]: at,
    ...Object.fromEntries(
      owners.flatMap((owner) => [
        [`once/${hearerOnceKey(owner, presetId)}`, at],
        [`heardBy/${owner}/${presetId}`, id],
      ]),
    ),
    ...(heard.status === 'counted' ? heardCounted(presetId, personOf(heard), 1) : {}),
  }
}

/** A decision about a result, with the figures of its preset; decisions are numbered, and each number is used once. */
export function heardDecided(
  before: Heard,
  { status, excluded }: Pick<Heard, 'status' | 'excluded'>,
): OnceChanges {
  const path = `heard/${before.id}`
  return {
    onceKey: heardOnceKey(before),
    changes: {
      [`${path}/status`]: status,
      [`${path}/excluded`]: excluded ?? null,
      [`${path}/changes`]: before.changes + 1,
      ...heardMoved(before, status),
    },
  }
}

/**
 * Deletes a result with its index entries.
 * @param isGone whether its person is deleted too, so that nothing needs to prevent another result
 */
export function heardRemoved(before: Heard, isGone: boolean): OnceChanges {
  const { id, presetId } = before
  const owners = Object.keys(before.owners)
  return {
    onceKey: heardOnceKey(before),
    changes: {
      [`heard/${id}`]: null,
      ...Object.fromEntries(
        owners.flatMap((owner) => [
          [`heardBy/${owner}/${presetId}`, null],
          ...(isGone ? [[`once/${hearerOnceKey(owner, presetId)}`, null]] : []),
        ]),
      ),
      ...heardMoved(before, null),
    },
  }
}

function heardMoved(before: Heard, status: HeardStatus | null): Changes {
  const [was, is] = [before.status === 'counted', status === 'counted']
  return was === is ? {} : heardCounted(before.presetId, personOf(before), is ? 1 : -1)
}

export function personOf({
  difference,
  isBuyer,
  asked,
}: Pick<Heard, 'difference' | 'isBuyer' | 'asked'>): CountedPerson {
  return { tenths: difference.tenths, isBuyer, asked }
}
