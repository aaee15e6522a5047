import { retention, firstBookYear } from '@/lib/legal/retention'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { findOrders, findForgettableOrders } from '@/lib/orders/find-data'
import { isOverdue, isUnpaid, knownTransfers } from '@/lib/statements/overdue-orders'
import { eachOrder } from '../each-order'
import { daysAgo, idAt, booksSince, monthsAgo } from '../limits'
import { inParts, type Tidying } from '../tidying'
import { changeOrder } from '@/lib/orders/state/change-order'
import { anonymised, bookYearsOf, lastEventOf } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import { removeOrder, readable, removed } from '../data'
import { deleteBefore } from '../delete-before'
import { withdrawalSchema } from '@/lib/withdrawals/schema'
import { workThrough } from '../work-through'
import { foreignTaxSchema, invoiceSeriesSchema } from '@/lib/invoices/schema'
import { removeRatings } from '@/lib/ratings/change-rating'

const ACTOR = 'retention'

/** Once it is certain that no transfer arrived in time. Open payments are left to the provider. @returns how many */
export async function cancelUnpaidOrders(tidying: Tidying): Promise<number> {
  const { store } = tidying
  const known = await knownTransfers(store)
  const before = idAt('order', daysAgo(retention.unpaidOrderDays))
  return inParts(
    tidying,
    before,
    (page) => findOrders(store, 'pending', page),
    (orders) => {
      const due = orders.filter((order) => isOverdue(order) && isUnpaid(order, known))
      return eachOrder(tidying, due, ({ id }) => cancelOrder(store, id, ACTOR))
    },
  )
}

/** Removes all personal data from orders cancelled long ago. @returns how many */
export function anonymiseOrders(tidying: Tidying): Promise<number> {
  const { store } = tidying
  const limit = daysAgo(retention.unpaidOrderAnonymousDays)
  const isDue = ({ status, history }: Order) => status === 'cancelled' && (history.cancelled?.at ?? 0) < limit
  return inParts(
    tidying,
    idAt('order', limit),
    (page) => findForgettableOrders(store, page),
    (orders) =>
      eachOrder(tidying, orders.filter(isDue), ({ id }) =>
        changeOrder(store, id, (order) => (isDue(order) ? anonymised(order) : null)),
      ),
  )
}

/** With refunds and ratings, once the books of their last event's year need not be kept. @returns how many */
export function deleteOldOrders(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  return inParts(
    tidying,
    idAt('order', booksSince()),
    (page) => findOrders(store, null, page),
    async (orders) => {
      const due = orders.filter((order) => lastEventOf(order) < booksSince(bookYearsOf(order)))
      if (isTrial) return due.length
      let count = 0
      for (const order of due) {
        await removeRatings(store, order.id)
        if (await removeOrder(store, order)) count += 1
      }
      return count
    },
  )
}

/** As old as their orders, because they explain refunds. @returns how many */
export function deleteOldWithdrawals(tidying: Tidying): Promise<number> {
  const before = idAt('withdrawal', booksSince())
  return deleteBefore(tidying, { collection: 'withdrawals', prefix: 'withdrawal_', before })
}

/** They explain no refund, and claims from them have lapsed. @returns how many */
export function deleteUnassignedWithdrawals(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'unassignedWithdrawals', collection: 'withdrawals', prefix: 'withdrawal' } as const
  const until = monthsAgo(12 * retention.unassignedWithdrawalYears)
  return workThrough(tidying, { ...stretch, until }, (entries) => {
    const due = readable(withdrawalSchema, entries).filter(({ orderId }) => orderId === undefined)
    return {
      count: due.length,
      changes: removed(
        'withdrawals',
        due.map(({ id }) => id),
      ),
    }
  })
}

/** Once their year's books need not be kept: later for tax of the One-Stop-Shop. @returns how many */
export async function deleteOldInvoices(tidying: Tidying): Promise<number> {
  let count = 0
  for (const series of invoiceSeriesSchema.options) {
    const prefix = `${series}-`
    const ossLimit = prefix + firstBookYear(retention.ossYears)
    const old = { collection: 'invoices', prefix, before: prefix + firstBookYear() } as const
    count += await deleteBefore(
      tidying,
      old,
      ({ key, value }) => key < ossLimit || !foreignTaxSchema.safeParse(value).success,
    )
  }
  return count
}

/** Once the books they explain need not be kept; the store's rules allow no earlier deletion. @returns how many */
export function deleteOldJournal(tidying: Tidying): Promise<number> {
  const before = idAt('journal', booksSince(retention.journalYears))
  return deleteBefore(tidying, { collection: 'journal', prefix: 'journal_', before })
}
