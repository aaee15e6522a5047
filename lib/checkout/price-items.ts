import type { Attributed } from './attribute-order'
import type { Discount } from '@/lib/affiliate/schema'
import { discountAmount } from '@/lib/cart/discount-amount'
import { bundleShares, cheapestBundles } from '@/lib/catalog/bundles/best-price'
import { bundles, findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import { itemsOf } from '@/lib/orders/order-items'
import type { Order, OrderDiscount } from '@/lib/orders/schema'
import { tFields } from '@/messages/texts'
import type { OrderRequest } from './schema'

/**
 * In cents; the discount on the sum is rounded once. @throws ShopError `unknown_product` naming each item that cannot
 * be bought; `price_changed` if the buyer saw another total
 */
export function priceItems(
  request: Pick<OrderRequest, 'items' | 'expectedTotal'>,
  { discount, campaign }: Pick<Attributed, 'discount' | 'campaign'> = { discount: null },
): Pick<Order, 'items' | 'bundles' | 'total' | 'discount'> {
  const { items, ...bundled } = withBundles(orderedItems(request))
  const sum = Object.values(items).reduce((sum, item) => sum + item.price, 0)
  const amount = discount ? discountAmount(itemsOf({ items }), discount) : 0
  const total = sum - amount
  const { expectedTotal = total } = request
  if (expectedTotal !== total) throw new ShopError('price_changed')
  // A campaign that is for none of these presets is not used up.
  if (!discount || (campaign && amount === 0)) return { items, ...bundled, total }
  return { items, ...bundled, total, discount: discountKept(discount, amount, campaign !== undefined) }
}

function discountKept(
  { code, percent, fixed, presetIds }: Discount,
  amount: number,
  isCampaign: boolean,
): OrderDiscount {
  return {
    code,
    percent,
    amount,
    ...(isCampaign ? { isCampaign } : {}),
    ...(fixed === undefined ? {} : { fixed }),
    ...(presetIds ? { only: Object.fromEntries(presetIds.map((id) => [id, true as const])) } : {}),
  }
}

/** The cheapest price that bundles allow, whether or not the buyer asked for one. */
function withBundles(items: Order['items']): Pick<Order, 'items' | 'bundles'> {
  const singles = Object.entries(items).map(([id, { price }]) => ({ id, price }))
  const taken = cheapestBundles(singles, bundles())
  if (taken.length === 0) return { items }
  const shares = bundleShares(singles, taken)
  const priced = Object.entries(items).map(([id, item]) => {
    const share = shares.get(id)
    if (!share) return [id, item]
    const { bundleId, price, singlePrice } = share
    return [id, { ...item, price, bundle: { id: bundleId, singlePrice } }]
  })
  return {
    items: Object.fromEntries(priced),
    bundles: Object.fromEntries(taken.map(({ id, name, price }) => [id, { name, price }])),
  }
}

function orderedItems(request: Pick<OrderRequest, 'items'>): Order['items'] {
  const items: Order['items'] = {}
  const fields: Record<string, string> = {}
  request.items.forEach(({ id }, position) => {
    const preset = findPreset(id)
    if (preset?.active) {
      const { name, price, version } = preset
      items[id] = { name, price, version, position }
    } else fields[`items.${position}.id`] = tFields('unknown_product')
  })
  if (Object.keys(fields).length > 0) throw new ShopError('unknown_product', { fields })
  return items
}
