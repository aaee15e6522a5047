import { cartStore } from './cart-store'
import type { CartItem } from './schema'

/**
 * Puts items into the cart that are not there yet, and lets the shop count that. Whose cart it is is not sent, and whatever
 * goes wrong with counting concerns nobody who is shopping.
 */
export function putIntoCart(items: readonly CartItem[]): void {
  const before = new Set(cartStore.items().map(({ id }) => id))
  const added = items.filter(({ id }) => !before.has(id))
  for (const item of added) cartStore.add(item)
  if (added.length > 0) void tell(added, before.size === 0).catch(() => undefined)
}

async function tell(added: readonly CartItem[], isFirst: boolean): Promise<void> {
  const body = JSON.stringify({ presets: added.map(({ id }) => id), isFirst })
  await fetch('/api/carts', {
    method: 'POST',
    // Also when the next page is asked for at once.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  })
}
