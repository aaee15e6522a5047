import { parseCart, type CartItem } from './schema'

const KEY = 'cart'
/** An unreadable stored cart is copied here before it is overwritten. */
const BROKEN_KEY = 'cart.broken'

type Items = readonly CartItem[]

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

/**
 * This browser's cart. `localStorage` is the source of truth, so all tabs share it; where it is blocked or full,
 * the cart lives as long as the page.
 */
export function createCartStore(): CartStore {
  const listeners = new Set<() => void>()
  let current: Items | undefined
  let storageFailed = false

  const refresh = () => {
    const items = storageFailed ? (current ?? []) : loadItems()
    if (current && JSON.stringify(items) === JSON.stringify(current)) return
    current = items
    listeners.forEach((listener) => listener())
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) refresh()
  }
  /** Reads storage first: another tab may just have written. */
  const change = (next: (items: Items) => Items) => {
    const before = storageFailed ? (current ?? []) : loadItems()
    const items = next(before)
    if (items !== before) storageFailed = !saveItems(items)
    current = items
    listeners.forEach((listener) => listener())
  }

  return {
    items: () => (current ??= loadItems()),
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        // A page restored from the history cache has missed events in the meantime.
        window.addEventListener('pageshow', refresh)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', refresh)
      }
    },
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

/** Script that marks the root element before first paint if the cart is empty, which the server cannot know. */
export const EMPTY_CART = `try {
if ((localStorage.getItem('${KEY}') ?? '[]') === '[]') document.documentElement.setAttribute('data-cart-empty', '')
} catch {}`

function loadItems(): Items {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? [] : (parseCart(text) ?? [])
  } catch {
    return []
  }
}

/** @returns whether the items were stored */
function saveItems(items: Items): boolean {
  try {
    const before = localStorage.getItem(KEY)
    if (before !== null && parseCart(before) === null) localStorage.setItem(BROKEN_KEY, before)
    localStorage.setItem(KEY, JSON.stringify(items))
    return true
  } catch {
    return false
  }
}
