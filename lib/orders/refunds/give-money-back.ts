import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { sha256 } from '@/lib/core/server-secret'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { isCounted } from '../is-counted'
import { paidItemsOf } from '../order-items'
import { isItemGoing, isTransferred, leftOf, refundUnder } from '../refund-amount'
import type { Order } from '../schema'
import { goodwillGiven, wasGoodwillGiven } from './goodwill-data'
import { requestRefund } from './request-refund'
import type { RefundRequest, RefundView } from './schema'

/** How long after the payment the promise holds, in ms. */
const PROMISED_MS = 14 * 86_400_000

/** Presets that an order's buyer may have the money back for, at the prices paid, in cents; until a time in ms. */
export interface MoneyBackOffer {
  until: number
  items: { id: string; name: string; price: number }[]
  /** Whether the money is transferred by hand, to an account that the buyer names. */
  isTransferred: boolean
}

/** The items that the promise still covers in an order; null for none. */
export async function moneyBackOffer(store: Store, order: Order): Promise<MoneyBackOffer | null> {
  const until = promisedUntil(order)
  if (until === null) return null
  const items = []
  for (const item of coveredItems(order))
    if (!(await wasGoodwillGiven(store, order, item.id))) items.push(item)
  return items.length === 0 ? null : { until, items, isTransferred: isTransferred(order) }
}

/**
 * Gives back what was paid for a preset, as was promised with the order (a goodwill of the shop, beside the law): once per
 * buyer and preset, with whichever order, however often it is pressed. The rest is an ordinary refund.
 * @throws ShopError `money_back_over`, `money_back_used`, and those of `requestRefund`
 */
export async function giveMoneyBack(
  store: Store,
  order: Order,
  presetId: string,
  { iban }: Pick<RefundRequest, 'iban'>,
): Promise<RefundView> {
  const key = `goodwill ${order.id} ${presetId}`
  const isRepeated = refundUnder(order, sha256(key)) !== undefined
  const amount = paidItemsOf(order).find(({ id }) => id === presetId)?.price ?? 0
  try {
    return await requestRefund(
      store,
      order.id,
      {
        items: [presetId],
        reason: messages.orders.moneyBack.reason,
        ...(iban === undefined ? {} : { iban }),
      },
      {
        ...{ key, actor: 'customer', isPromised: true, isGoodwill: true },
        check: (present) => requireCovered(present, presetId),
        following: isRepeated ? {} : goodwillGiven(order, presetId, { at: now(), amount }),
      },
    )
  } catch (error) {
    throw isConflict(error) ? new ShopError('money_back_used') : error
  }
}

function requireCovered(order: Order, presetId: string): void {
  const isCovered = promisedUntil(order) !== null && coveredItems(order).some(({ id }) => id === presetId)
  if (!isCovered) throw new ShopError('money_back_over')
}

/** Null where nothing was promised, no money was paid, the time is over, or a withdrawal or dispute goes first. */
function promisedUntil(order: Order): number | null {
  const { status, payment, withdrawals = {}, dispute } = order
  if (order.moneyBack !== true || !isCounted(order) || status !== 'paid' || !payment) return null
  const isBusy = Object.keys(withdrawals).length > 0 || (dispute && dispute.status !== 'won')
  const until = payment.paidAt + PROMISED_MS
  return isBusy || now() >= until ? null : until
}

function coveredItems(order: Order): MoneyBackOffer['items'] {
  const left = leftOf(order)
  return paidItemsOf(order).filter(({ id, price }) => price >= 1 && price <= left && !isItemGoing(order, id))
}
