import { dayOf } from '@/lib/core/clock'
import { figurePath, type Contribution } from '@/lib/figures/data'
import type { FigureName } from '@/lib/figures/schema'
import { isCounted } from './is-counted'
import { paidItemsOf } from './order-items'
import type { Order } from './schema'

/**
 * An order's current contribution to the daily figures: placing, payment and refunds, each on its own day in
 * Berlin. Refunded sales still count as sold. The figures of all days are the sum of this over all orders:
 * `saveOrder` and `saveChange` apply the difference, and the audit recomputes the sum.
 */
export function figuresOf(order: Order): Contribution {
  return isCounted(order) ? contributionOf(order) : {}
}

function contributionOf(order: Order): Contribution {
  const sum: Contribution = {}
  const add = (at: number, name: FigureName, by: number) => {
    const path = figurePath(dayOf(at), name)
    sum[path] = (sum[path] ?? 0) + by
  }
  const { createdAt, history, total, attribution, countedFor, refunds = {} } = order
  add(createdAt, 'orders', 1)
  if (countedFor !== undefined) add(createdAt, `partners/${countedFor}/orders`, 1)
  if (awaitsTransfer(order)) add(createdAt, 'awaiting', 1)
  if (history.paid) {
    const { at } = history.paid
    add(at, 'paid', 1)
    add(at, 'turnover', total)
    if (attribution) add(at, 'viaPartners', total)
    if (countedFor !== undefined) {
      add(at, `partners/${countedFor}/paid`, 1)
      add(at, `partners/${countedFor}/turnover`, total)
    }
    for (const { id, price } of paidItemsOf(order)) {
      add(at, `presets/${id}/sold`, 1)
      add(at, `presets/${id}/turnover`, price)
    }
  }
  for (const { status, amount, at, settledAt = at, surplusOf } of Object.values(refunds)) {
    if (status === 'done' && surplusOf === undefined) add(settledAt, 'refunded', amount)
  }
  return sum
}

const awaitsTransfer = ({ status, paymentMethod }: Order) =>
  status === 'pending' && paymentMethod === 'vorkasse'
