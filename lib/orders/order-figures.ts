import { dayOf, now } from '@/lib/core/clock'
import { figurePath, type Contribution } from '@/lib/figures/data'
import type { FigureName } from '@/lib/figures/schema'
import { HOME } from '@/lib/legal/taxation/home'
import { statedTax } from '@/lib/legal/taxation/taxation-of'
import { vatContained } from '@/lib/legal/vat-note'
import { turnoverAbroad, type TurnoverAbroad } from '@/lib/figures/turnover-abroad'
import { countAt } from '@/lib/store/once-kinds'
import type { Changes, Store } from '@/lib/store/store'
import { paidItemsOf } from './order-items'
import type { Order } from './schema'

type Add = (at: number, name: FigureName, by: number) => void

/**
 * Placing, payment and refunds, each on its own day in Berlin; refunded sales still count as sold. Their sum over all
 * orders is the figures: `saveOrder` and `saveChange` apply differences, the audit recomputes it.
 */
export function figuresOf(order: Order): Contribution {
  const sum: Contribution = {}
  const add: Add = (at, name, by) => {
    const path = figurePath(dayOf(at), name)
    sum[path] = (sum[path] ?? 0) + by
  }
  const { createdAt, history, total, attribution, countedFor } = order
  const abroad = abroadOf(order)
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
    if (abroad) {
      add(at, `countries/${abroad.country}/paid`, 1)
      add(at, `countries/${abroad.country}/turnover`, total)
      add(at, `countries/${abroad.country}/consumerNet`, abroad.netOf(total))
    }
    for (const { id, price } of paidItemsOf(order)) {
      add(at, `presets/${id}/sold`, 1)
      add(at, `presets/${id}/turnover`, price)
    }
  }
  addRefunds(order, abroad, add)
  return sum
}

function addRefunds({ refunds = {} }: Order, abroad: ReturnType<typeof abroadOf>, add: Add): void {
  for (const { status, amount, at, settledAt = at, surplusOf } of Object.values(refunds)) {
    if (status !== 'done' || surplusOf !== undefined) continue
    add(settledAt, 'refunded', amount)
    if (abroad) add(settledAt, `countries/${abroad.country}/consumerNet`, -abroad.netOf(amount))
  }
}

/** With consumers in other member states; cents. */
export function netAbroad(order: Order): number {
  return abroadOf(order)?.netOf(order.total) ?? 0
}

const SALES = 'setup/salesAbroad'

export interface TurnoverBefore extends TurnoverAbroad {
  /** Counted so far; a number is used once. */
  sales: number
}

/** Before the payment; null for an order that does not add to it. */
export async function turnoverBefore(store: Store, order: Order | null): Promise<TurnoverBefore | null> {
  if (!order || netAbroad(order) === 0) return null
  const sales = await countAt(store, SALES)
  return { ...(await turnoverAbroad(store)), sales }
}

/** In the payment's write. Of two at one moment, the second is refused with `conflict` and must include the first. */
export function saleAbroadCounted({ sales }: TurnoverBefore): Changes {
  return { [SALES]: sales + 1, [`once/abroad_${sales}`]: now() }
}

/** How much of an amount is net turnover with consumers there (§ 3a (5) sentence 3 UStG). */
function abroadOf({ country = HOME, taxation }: Order) {
  if (country === HOME || !taxation) return null
  const { vat, ratePercent } = statedTax(taxation)
  const netOf = (cents: number) => (vat === 'reverse-charge' ? 0 : cents - vatContained(cents, ratePercent))
  return { country, netOf }
}

const awaitsTransfer = ({ status, paymentMethod }: Order) =>
  status === 'pending' && paymentMethod === 'vorkasse'
