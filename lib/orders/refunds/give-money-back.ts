import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { sha256 } from '@/lib/core/server-secret'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { tOrders } from '../mail-texts'
import { disputesOf } from '../disputes'
import { bundleNameOf, paidItemsOf } from '../order-items'
import { isItemGoing, isTransferred, leftOf, refundUnder } from '../refund-amount'
import type { Order } from '../schema'
import { goodwillGiven, wasGoodwillGiven } from './goodwill-data'
import { requestRefund } from './request-refund'
import type { RefundRequest, RefundView } from './schema'

/** ms after the payment. */
const PROMISED_MS = 14 * 86_400_000

/** Presets and whole bundles (id of the first preset) at the prices paid, in cents; until a time in ms. */
export interface MoneyBackOffer {
  until: number
  items: { id: string; name: string; price: number }[]
  /** By hand, to an account that the buyer names. */
  isTransferred: boolean
}

export async function moneyBackOffer(store: Store, order: Order): Promise<MoneyBackOffer | null> {
  const until = promisedUntil(order)
  if (until === null) return null
  const items = []
  for (const part of partsOf(order)) {
    const [first] = part
    if (!first || !isCovered(order, part)) continue
    const given = await Promise.all(part.map(({ id }) => wasGoodwillGiven(store, order, id)))
    if (!given.includes(true)) items.push({ id: first.id, name: nameOf(order, part), price: priceOf(part) })
  }
  return items.length === 0 ? null : { until, items, isTransferred: isTransferred(order) }
}

/**
 * A preset or its whole bundle, as promised (a goodwill in addition to the legal rights): once per buyer and preset,
 * whichever the order. @throws ShopError `money_back_over`, `money_back_used`; as `requestRefund`
 */
export async function giveMoneyBack(
  store: Store,
  order: Order,
  presetId: string,
  account: Pick<RefundRequest, 'iban' | 'holder'>,
): Promise<RefundView> {
  const part = partWith(order, presetId)
  const [{ id: first } = { id: presetId }] = part
  const key = `goodwill ${order.id} ${first}`
  const isRepeated = refundUnder(order, sha256(key)) !== undefined
  const at = now()
  const given = part.map(({ id, price: amount }) => goodwillGiven(order, id, { at, amount }))
  try {
    return await requestRefund(
      store,
      order.id,
      {
        items: part.map(({ id }) => id),
        reason: tOrders('moneyBack.reason'),
        ...account,
      },
      {
        key,
        actor: 'customer',
        isPromised: true,
        isGoodwill: true,
        check: (present) => requireCovered(present, presetId),
        following: isRepeated ? {} : Object.assign({}, ...given),
      },
    )
  } catch (error) {
    throw isConflict(error) ? new ShopError('money_back_used') : error
  }
}

function requireCovered(order: Order, presetId: string): void {
  if (promisedUntil(order) === null || !isCovered(order, partWith(order, presetId)))
    throw new ShopError('money_back_over')
}

/** In ms. Null if nothing was promised or paid, it is over, or a withdrawal or dispute takes precedence. */
function promisedUntil(order: Order): number | null {
  const { status, payment, withdrawals = {} } = order
  if (order.moneyBack !== true || status !== 'paid' || !payment) return null
  const isBusy =
    Object.keys(withdrawals).length > 0 || disputesOf(order).some(({ status }) => status !== 'won')
  const until = payment.paidAt + PROMISED_MS
  return isBusy || now() >= until ? null : until
}

type Part = MoneyBackOffer['items']

function partsOf(order: Order): Part[] {
  const parts = new Map<string, Part>()
  for (const item of paidItemsOf(order)) {
    const bundleId = order.items[item.id]?.bundle?.id
    const key = bundleId === undefined ? `preset ${item.id}` : `bundle ${bundleId}`
    parts.set(key, [...(parts.get(key) ?? []), item])
  }
  return [...parts.values()]
}

const partWith = (order: Order, presetId: string): Part =>
  partsOf(order).find((part) => part.some(({ id }) => id === presetId)) ?? []

const priceOf = (part: Part) => part.reduce((sum, { price }) => sum + price, 0)

function isCovered(order: Order, part: Part): boolean {
  const isThere = part.length > 0 && part.every(({ id, price }) => price >= 1 && !isItemGoing(order, id))
  return isThere && priceOf(part) <= leftOf(order)
}

function nameOf(order: Order, part: Part): string {
  const names = part.map(({ name }) => name).join(', ')
  const bundle = bundleNameOf(order, part[0]?.id ?? '')
  return bundle === undefined ? names : `${bundle} (${names})`
}
