import { storedValue } from '@/lib/core/stored-value'
import { parseCart, type CartItem } from './schema'

const KEY = 'cart'
type Items = readonly CartItem[]
const NONE: Items = []

export interface CartStore {
  /** The current items; the same array until something changes. */
  items(): Items
  /** Calls the listener after every change, in this tab or another. */
  subscribe(listener: () => void): () => void
  /** Appends an item or inserts it at a position; ignored if its id is already in the cart. */
  add(item: CartItem, position?: number): void
  /** Merges fields into the item with this id, if present. */
  update(id: string, fields: Partial<Omit<CartItem, 'id'>>): void
  remove(id: string): void
  clear(): void
}

/** This browser's cart. All tabs share it. */
export function createCartStore(): CartStore {
  const stored = storedValue(KEY, 'local', parseCart, true)
  const items = () => stored.read() ?? NONE
  /** Reads the storage again: another tab may just have written. */
  const change = (next: (items: Items) => Items) => {
    const before = items()
    const changed = next(before)
    if (changed !== before) stored.write(changed)
  }

  return {
    items,
    subscribe: stored.subscribe,
    add: (item, position = Infinity) =>
      change((items) =>
        items.some(({ id }) => id === item.id)
          ? items
          : [...items.slice(0, position), item, ...items.slice(position)],
      ),
    update: (id, fields) =>
      change((items) => items.map((item) => (item.id === id ? { ...item, ...fields, id } : item))),
    remove: (id) => change((items) => items.filter((item) => item.id !== id)),
    clear: () => change(() => []),
  }
}

export const cartStore = createCartStore()

/** The checkout's query parameter with the preset to buy at once; without it, the content of the cart is bought. */
export const BUY_NOW = 'preset'

/**
 * Script that marks the root element before first paint if the cart is empty, which the server cannot know, and nothing
 * else is bought.
 */
export const EMPTY_CART = `try {
if ((localStorage.getItem('${KEY}') ?? '[]') === '[]' && !new URLSearchParams(location.search).has('${BUY_NOW}'))
document.documentElement.setAttribute('data-cart-empty', '')
} catch {}`
