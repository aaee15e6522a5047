import type { Finding } from '@/lib/affiliate/audit/audit'
import { discountAmount } from '@/lib/cart/discount-amount'
import { sharesOf } from '@/lib/catalog/bundles/best-price'
import { itemsOf, ruleOf } from '../order-items'
import type { Order } from '../schema'
import { receivedFor } from '../transfers'

export function* auditPrice(order: Order, path: string): Generator<Finding> {
  const { items, discount, reduction = 0, total: stored } = order
  yield* auditShares(order, path)
  const sum = Object.values(items).reduce((sum, { price }) => sum + price, 0)
  const rule = ruleOf(discount)
  const amount = rule ? discountAmount(itemsOf(order), rule) : 0
  if (discount && discount.amount !== amount)
    yield { code: 'figure', path: `${path}/discount/amount`, stored: discount.amount, expected: amount }
  const expected = sum - (discount?.amount ?? 0) - reduction
  if (stored !== expected) yield { code: 'figure', path: `${path}/total`, stored, expected }
  const received = receivedFor(order)
  if (reduction > 0 && received < stored)
    yield {
      code: 'figure',
      path: `${path}/reduction`,
      stored: reduction,
      expected: reduction + stored - received,
    }
}

/** An item of a bundle that the order does not name costs its single price. */
function* auditShares({ items, bundles = {} }: Order, path: string): Generator<Finding> {
  const parts = Object.entries(items).flatMap(([id, { price, bundle }]) =>
    bundle ? [{ id, paid: price, price: bundle.singlePrice, bundleId: bundle.id }] : [],
  )
  for (const bundleId of new Set([...Object.keys(bundles), ...parts.map((part) => part.bundleId)])) {
    const own = parts.filter((part) => part.bundleId === bundleId)
    const bundle = bundles[bundleId]
    const offer = bundle && { id: bundleId, ...bundle, presetIds: own.map(({ id }) => id) }
    const shares = new Map(offer ? sharesOf(offer, own) : [])
    if (bundle && own.length === 0)
      yield { code: 'figure', path: `${path}/bundles/${bundleId}/price`, stored: bundle.price, expected: 0 }
    for (const { id, paid: stored, price } of own) {
      const expected = shares.get(id)?.price ?? price
      if (stored !== expected) yield { code: 'figure', path: `${path}/items/${id}/price`, stored, expected }
    }
  }
}
