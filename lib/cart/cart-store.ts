import { parseCart, type CartItem } from './schema'

const KEY = 'cart'
/** A stored text that is no cart is kept here before it is overwritten. */
const BROKEN_KEY = 'cart.broken'

type Items = readonly CartItem[]

export interface CartStore {
  /** The items now; the same list until something changes. */
  items(): Items
  /** Calls the listener after every change, in this tab or another. */
  subscribe(listener: () => void): () => void
  /** Adds an item, at the end or at a position; an id that is in the cart already is ignored. */
  add(item: CartItem, position?: number): void
  /** Merges fields into the item with this id, if it is there. */
  update(id: string, fields: Partial<Omit<CartItem, 'id'>>): void
  remove(id: string): void
  clear(): void
}

/**
 * The cart of this browser: `localStorage` is the truth, so that all tabs share it. Where the storage is blocked or
 * full, the cart lives as long as the page.
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
  /** Starts from what is stored now: another tab may have written a moment ago. */
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
        // A page that comes back from the history cache has missed the events of the meantime.
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

function loadItems(): Items {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? [] : (parseCart(text) ?? [])
  } catch {
    return []
  }
}

/** Whether the items are now stored. */
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
