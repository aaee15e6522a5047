/** Checkout uses only the id; the rest is for display. */
export interface CartItem {
  id: string
  name: string
  /** Integer cents (EUR). */
  price: number
}

/** Duplicates count once. Checked by hand: zod would more than double the shop's own JavaScript on every page. */
export function parseCart(list: unknown): readonly CartItem[] | null {
  if (!Array.isArray(list) || !list.every(isCartItem)) return null
  return list
    .filter(({ id }, index) => list.findIndex((item) => item.id === id) === index)
    .map(({ id, name, price }) => ({ id, name, price }))
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value && 'name' in value && 'price' in value)) return false
  const { id, name, price } = value
  return typeof id === 'string' && id !== '' && typeof name === 'string' && isCents(price)
}

function isCents(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
