import { ShopError } from '@/lib/core/errors'
import { tFields } from '@/messages/texts'
import { providerSchema } from '@/lib/payment/schema'
import { openDispute } from './disputes'
import { paidItemsOf } from './order-items'
import type { Refund } from './refund-schema'
import type { Order } from './schema'
import { surplusOf } from './transfers'

type Paid = Pick<
  Order,
  'status' | 'total' | 'items' | 'discount' | 'reduction' | 'payment' | 'refunds' | 'dispute' | 'transfers'
>

/** These presets, or cents; with neither, all that is left. */
interface AskedAmount {
  items?: readonly string[] | undefined
  amount?: number | undefined
}

/**
 * In cents. @throws ShopError `order_not_paid`; `invalid_input` naming each preset not in the order or already
 * refunded; `refund_too_large` if it exceeds what is left after all refunds made or pending
 */
export function refundAmount(order: Paid, asked: AskedAmount): Pick<Refund, 'amount' | 'items'> {
  if (order.status !== 'paid' && order.status !== 'refunded') throw new ShopError('order_not_paid')
  const left = leftOf(order)
  const { items } = asked.items ? { items: pricesOf(order, asked.items) } : {}
  const amount = items ? sum(Object.values(items)) : (asked.amount ?? left)
  if (amount < 1 || amount > left) throw new ShopError('refund_too_large')
  return { amount, ...(items ? { items } : {}) }
}

export function isTransferred({ payment }: Paid): boolean {
  return payment?.paymentIntentId === undefined
}

/** As opposed to money paid beyond the price. */
export function isOfPrice({ surplusOf }: Pick<Refund, 'surplusOf'>): boolean {
  return surplusOf === undefined
}

export function isItemRefunded(order: Paid, presetId: string): boolean {
  return refundsOf(order).some(({ status, items }) => status === 'done' && hasItem(items, presetId))
}

export function isItemGoing(order: Paid, presetId: string): boolean {
  return standing(order).some(({ items }) => hasItem(items, presetId))
}

export function refundsUnderWay({ refunds = {} }: Paid): string[] {
  const isUnderWay = ({ status, providerId }: Refund) => status === 'pending' && providerId !== undefined
  return Object.keys(refunds).filter((id) => refunds[id] !== undefined && isUnderWay(refunds[id]))
}

/** Oldest first: pending, or failed and neither retried nor called off while something of the price is left. */
export function openRefunds(order: Paid): [id: string, refund: Refund][] {
  const all = Object.entries(order.refunds ?? {}).sort(([, one], [, other]) => one.at - other.at)
  const isSpent = leftOf(order) < 1
  return all.filter(([, refund]) => {
    const { status, calledOffAt } = refund
    if (status !== 'failed' || calledOffAt !== undefined) return status === 'pending'
    if (isSpent && isOfPrice(refund)) return false
    return !all.some(([, other]) => other !== refund && isRetryOf(other, refund))
  })
}

/** After another of its kind failed; of two from the provider's pages, reports say only which is older. */
function isRetryOf(later: Refund, { surplusOf, at, settledAt = at, actor }: Refund): boolean {
  const isForeign = providerSchema.safeParse(actor).success && later.actor === actor
  return later.surplusOf === surplusOf && !later.isDisputed && later.at >= (isForeign ? at : settledAt)
}

export function partsOf({ refunds = {} }: Pick<Order, 'refunds'>, providerId: string): [string, Refund][] {
  return Object.entries(refunds).filter(([, refund]) => refund.providerId === providerId)
}

/** Cents that have gone. */
export function sumOf(parts: readonly [string, Refund][]): number {
  return sum(parts.filter(([, { status }]) => status === 'done').map(([, { amount }]) => amount))
}

/** A refund by hand, held or failed, or a surplus. False during a dispute, when nothing may be given back. */
export function needsSomebody(order: Paid): boolean {
  if (openDispute(order)) return false
  const isOpen = openRefunds(order).some(
    ([, refund]) => refund.status === 'failed' || refund.iban !== undefined || heldFor(refund) !== null,
  )
  return isOpen || surplusOf(order) !== null
}

/** Why it waits for an admin, see `mayBePaid`. */
export function heldFor({ status, repeats }: Refund): 'account' | 'card' | null {
  return status === 'pending' && (repeats === 'account' || repeats === 'card') ? repeats : null
}

export function hasFailedRefund(order: Paid): boolean {
  return openRefunds(order).some(([, { status }]) => status === 'failed')
}

/** Cents neither refunded nor pending. */
export function leftOf(order: Paid): number {
  return order.total - sum(standing(order).map(({ amount }) => amount))
}

/** @param idempotencyKey its hash */
export function refundUnder(order: Paid, idempotencyKey: string): [id: string, refund: Refund] | undefined {
  return Object.entries(order.refunds ?? {}).find(([, refund]) => refund.idempotencyKey === idempotencyKey)
}

function pricesOf(order: Paid, asked: readonly string[]): Record<string, number> {
  const prices: Record<string, number> = {}
  const fields: Record<string, string> = {}
  const paid = paidItemsOf(order)
  asked.forEach((id, index) => {
    const item = paid.find((item) => item.id === id)
    if (!item || isItemGoing(order, id) || id in prices) fields[`items.${index}`] = tFields('refund_item')
    else prices[id] = item.price
  })
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_input', { fields })
  return prices
}

const refundsOf = (order: Paid) => Object.values(order.refunds ?? {})
const standing = (order: Paid) =>
  refundsOf(order).filter((refund) => isOfPrice(refund) && ['pending', 'done'].includes(refund.status))
const hasItem = (items: Refund['items'], id: string) => items !== undefined && Object.hasOwn(items, id)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
