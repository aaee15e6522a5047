import { storedValue } from '@/lib/core/stored-value'
import { parseCart, type CartItem } from './schema'

const KEY = 'cart'
type Items = readonly CartItem[]
const NONE: Items = []

export interface CartStore {
  /** The same array until something changes. */
  items(): Items
  /** Calls the listener after changes in this tab or another. */
  subscribe(listener: () => void): () => void
  /** Ignored if its id is already in the cart. */
  add(item: CartItem, position?: number): void
  update(id: string, fields: Partial<Omit<CartItem, 'id'>>): void
  remove(id: string): void
  clear(): void
}

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

/** The checkout's query parameter with the preset to buy at once, instead of the content of the cart. */
export const BUY_NOW = 'preset'

/** Script that marks the root element before first paint if there is nothing to buy, which the server cannot know. */
export const EMPTY_CART = `try {
if ((localStorage.getItem('${KEY}') ?? '[]') === '[]' && !new URLSearchParams(location.search).has('${BUY_NOW}'))
document.documentElement.setAttribute('data-cart-empty', '')
} catch {}`
