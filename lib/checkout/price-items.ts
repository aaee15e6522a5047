import 'server-only'
import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import type { Order } from '@/lib/orders/schema'
import messages from '@/messages/de.json'
import type { OrderRequest } from './schema'

/**
 * The ordered items with the catalogue's names, prices and versions, and their total in cents.
 * @throws ShopError `unknown_product` naming each item that cannot be bought, `price_changed`
 */
export function priceItems(
  request: Pick<OrderRequest, 'items' | 'expectedTotal'>,
): Pick<Order, 'items' | 'total'> {
  const items: Order['items'] = {}
  const fields: Record<string, string> = {}
  request.items.forEach(({ id }, position) => {
    const preset = findPreset(id)
    if (preset?.active) {
      const { name, price, version } = preset
      items[id] = { name, price, version, position }
    } else fields[`items.${position}.id`] = messages.fields.unknown_product
  })
  if (Object.keys(fields).length > 0) throw new ShopError('unknown_product', { fields })
  const total = Object.values(items).reduce((sum, item) => sum + item.price, 0)
  if (request.expectedTotal !== undefined && request.expectedTotal !== total)
    throw new ShopError('price_changed')
  return { items, total }
}
