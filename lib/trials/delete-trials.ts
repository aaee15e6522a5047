import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { findTrialOrders } from '@/lib/orders/find-data'
import type { Trial, Order } from '@/lib/orders/schema'
import { ordersChanged } from '@/lib/orders/count-data'
import { unmatchedSchema } from '@/lib/payment/schema'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import { removed, removeOrder } from '@/lib/retention/data'
import { inParts } from '@/lib/retention/tidying'
import type { Store } from '@/lib/store/store'
import { removeTask } from '@/lib/tasks/data'
import { taskSchema } from '@/lib/tasks/schema'
import { figuresMoved } from '@/lib/figures/data'
import { removeBuyersHeard } from '@/lib/listening-results/judge-result'
import { findMailsOfOrder } from '@/lib/mail/data'
import { figuresOf } from '@/lib/orders/order-figures'
import { invoiceNumbersOf } from '@/lib/orders/order-fields'
import { campaignRecounted } from '@/lib/orders/state/campaign-recounted'
import { removeRatings } from '@/lib/ratings/remove-ratings'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'
import { clearTrialShop, holdsReal } from './clear-trial-shop'
import { eachPart, hasGathered, hasTrialOrder, isTrialStore } from './data'

/** Rounds at most: orders may be placed or changed meanwhile. */
const MOST_ROUNDS = 5

/**
 * Deletes all trial data: in a shop with the sample owner everything that it has gathered, in a real shop the orders that were
 * paid with a provider's test keys. Catalogue, owner, settings and accounts stay. Safe to run twice, in two processes, and
 * again after an interruption.
 * @throws ShopError `trials_bound` if real data would be deleted; in a shop with the sample owner, before anything is deleted
 */
export async function deleteTrials(store: Store, actor: string): Promise<void> {
  if (!(await hasTrials(store))) return
  const isShop = await isTrialStore(store)
  if (isShop && (await holdsReal(store))) throw new ShopError('trials_bound')
  await store.update(journalAdded({ actor, act: 'trials-deleted', subject: 'setup/trials' }))
  if (isShop) await clearTrialShop(store)
  else await removeTrials(store)
  await store.purge()
  log().info({ actor, isShop }, 'trials deleted')
}

/** Whether there is anything for `deleteTrials` to delete. */
export async function hasTrials(store: Store): Promise<boolean> {
  if (await isTrialStore(store)) return hasGathered(store)
  return (await hasTrialOrder(store)) || (await trialMoney(store)).length > 0
}

async function removeTrials(store: Store): Promise<void> {
  const gone: string[] = []
  for (let round = 0; round < MOST_ROUNDS && (await hasTrialOrder(store)); round += 1)
    for (const trial of ['payment', 'shop'] as const) gone.push(...(await removeOrders(store, trial)))
  // Removes what an interrupted task has written about them a moment ago.
  await store.update(removed('orders', gone))
  await eachPart(store, 'tasks', async (entries) => {
    for (const { key, value } of entries) {
      const { data: task } = taskSchema.safeParse(value)
      if (task && (await isLeft(store, task.subject))) await removeTask(store, key)
    }
    return entries.length
  })
  const left = removed('payments/unmatched', await trialMoney(store))
  await store.update({ ...left, ...ordersChanged(), ...moneyChanges.changed() })
}

async function removeOrders(store: Store, trial: Trial): Promise<string[]> {
  const gone: string[] = []
  await inParts(
    { mayGoOn: () => true },
    undefined,
    (page) => findTrialOrders(store, trial, page),
    async (orders) => {
      for (const order of orders) if (await removeTrialOrder(store, order)) gone.push(order.id)
      return orders.length
    },
  )
  return gone
}

/** Whether the order or mail that a task is about is gone. */
async function isLeft(store: Store, subject: string): Promise<boolean> {
  const [, id, kind] = /(?:^| )((order|mail)_\d+_[a-z0-9]+)/.exec(subject) ?? []
  if (kind === undefined) return false
  return (await store.get(kind === 'order' ? `orders/${id}/id` : `mails/${id}/id`)) === null
}

/** Ids of test payments that belong to no order. */
async function trialMoney(store: Store): Promise<string[]> {
  const ids: string[] = []
  await eachPart(store, 'payments/unmatched', async (entries) =>
    ids.push(
      ...entries.filter(({ value }) => unmatchedSchema.safeParse(value).data?.trial).map(({ key }) => key),
    ),
  )
  return ids
}

/** More mails or withdrawals than any order has. */
const MOST = 500

/**
 * Deletes a trial order from a shop with a real owner, with everything that belongs to it, and takes back what it counted. An
 * order that was placed under the sample owner and paid is kept, because it may have earned a partner something.
 * @returns false if the order was changed concurrently, and so not deleted
 * @throws ShopError `trials_bound` for an order that is kept
 */
async function removeTrialOrder(store: Store, order: Order): Promise<boolean> {
  if (order.trial === 'shop' && order.history.paid) throw new ShopError('trials_bound')
  const { id } = order
  await removeRatings(store, id)
  await removeBuyersHeard(store, id)
  const mails = await findMailsOfOrder(store, id, { limit: MOST })
  const withdrawals = await findWithdrawalsOfOrder(store, id, { limit: MOST })
  return removeOrder(store, order, {
    ...removed('invoices', invoiceNumbersOf(order)),
    ...keysRemoved('mails', mails.entries),
    ...keysRemoved('withdrawals', withdrawals.entries),
    [`orderTraces/${id}`]: null,
    ...figuresMoved(figuresOf(order), {}),
    ...campaignRecounted(order, 'cancelled'),
  })
}

const keysRemoved = (collection: string, entries: readonly { id: string }[]) =>
  removed(
    collection,
    entries.map(({ id }) => id),
  )
