import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Order } from '@/lib/orders/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import {
  accountKey,
  getHeard,
  hearerOnceKeysOf,
  heardDecided,
  heardIdOf,
  heardIdsOf,
  heardRemoved,
  orderKey,
} from './data'
import { uncountable } from './schema'

const stuck = () => new ShopError('order_state')

/**
 * Excludes a result from the figures, for a reason that is stored with it. Does nothing if it is excluded already.
 * @throws ShopError `not_found`
 */
export async function excludeHeard(store: Store, id: string, reason: string, actor: string): Promise<void> {
  await optimisticUpdate<void>(
    store,
    async () => {
      const heard = await getHeard(store, id)
      if (!heard) throw new ShopError('not_found')
      if (heard.status === 'excluded') return { result: undefined }
      const { onceKey, changes } = heardDecided(heard, {
        status: 'excluded',
        excluded: { reason, at: now() },
      })
      const entry = { actor, act: 'heard-excluded', subject: `heard/${id}`, after: { reason } } as const
      return { onceKey, changes: { ...changes, ...journalAdded(entry) }, result: undefined }
    },
    stuck,
  )
  log().info({ heardId: id, actor }, 'result of a listening test excluded')
}

/**
 * Counts a result that was excluded or set aside. Does nothing if it counts already.
 * @throws ShopError `not_found`, `heard_uncountable` for one that says nothing about its preset
 */
export async function countHeard(store: Store, id: string, actor: string): Promise<void> {
  await optimisticUpdate<void>(
    store,
    async () => {
      const heard = await getHeard(store, id)
      if (!heard) throw new ShopError('not_found')
      if (heard.status === 'counted') return { result: undefined }
      if (heard.doubt && uncountable.includes(heard.doubt)) throw new ShopError('heard_uncountable')
      const { onceKey, changes } = heardDecided(heard, { status: 'counted' })
      const before = { reason: heard.excluded?.reason ?? heard.doubt ?? '' }
      const entry = { actor, act: 'heard-counted', subject: `heard/${id}`, before } as const
      return { onceKey, changes: { ...changes, ...journalAdded(entry) }, result: undefined }
    },
    stuck,
  )
  log().info({ heardId: id, actor }, 'result of a listening test counted')
}

/** Deletes the result that an order's buyer has added for a preset, if any. It cannot be replaced by another. */
export function takeBackBuyersHeard(
  store: Store,
  { id }: Pick<Order, 'id'>,
  presetId: string,
): Promise<void> {
  return takeBack(store, orderKey(id), presetId)
}

/** The same for an account. */
export function takeBackAccountsHeard(store: Store, uid: string, presetId: string): Promise<void> {
  return takeBack(store, accountKey(uid), presetId)
}

async function takeBack(store: Store, owner: string, presetId: string): Promise<void> {
  const id = await heardIdOf(store, owner, presetId)
  if (id !== null) await removeHeard(store, id, false)
}

/** Deletes all results of an account, before it is deleted itself. */
export function removeAccountsHeard(store: Store, uid: string): Promise<void> {
  return removeAll(store, accountKey(uid))
}

/** Deletes all results of an order's buyer, before the order or its account is deleted. */
export function removeBuyersHeard(store: Store, orderId: string): Promise<void> {
  return removeAll(store, orderKey(orderId))
}

/** Also deletes the keys that prevent adding a new result after one was taken back. */
async function removeAll(store: Store, owner: string): Promise<void> {
  for (const id of await heardIdsOf(store, owner)) await removeHeard(store, id, true)
  const onceKeys = await hearerOnceKeysOf(store, owner)
  if (onceKeys.length > 0)
    await store.update(Object.fromEntries(onceKeys.map((onceKey) => [`once/${onceKey}`, null])))
}

function removeHeard(store: Store, id: string, isGone: boolean): Promise<void> {
  return optimisticUpdate<void>(
    store,
    async () => {
      const heard = await getHeard(store, id)
      return heard ? { ...heardRemoved(heard, isGone), result: undefined } : { result: undefined }
    },
    stuck,
  )
}
