import type { Place, Store } from './store'

/** A kind of keys under `once/`, named before the first `_`. A change is written with its key, which works once. */
export interface OnceKind {
  /** Minimum age in days; `forever` for what must never happen twice. */
  days: number | 'forever'
  /** Whether the guarded change could still be repeated later; missing if it never can. */
  isNeeded?: (store: Store, key: string) => Promise<boolean>
}
export type OnceKinds = Readonly<Record<string, OnceKind>>

/** Days after which nothing repeats a write, neither a provider's notification nor Firebase's SDK, reconnecting. */
export const SENT_AGAIN = 30

/** A numbered change; each number can be used once. @param countedAt the counter's path, by the id in the key */
export function numbered(countedAt: (id: string) => Place): OnceKind {
  return {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, id = '', number] = /^[a-z]+_(?:(.+)_)?(\d+)$/.exec(key) ?? []
      return (await countAt(store, countedAt(id))) <= Number(number)
    },
  }
}

/** A change that could be repeated as long as a record exists. @param placeOf the record's path, by the key without its kind */
export function whileThere(placeOf: (id: string) => Place, days = SENT_AGAIN): OnceKind {
  return { days, isNeeded: (store, key) => isThere(store, placeOf(key.slice(key.indexOf('_') + 1))) }
}

export async function isThere(store: Store, path: Place): Promise<boolean> {
  return (await store.get(path)) !== null
}

export async function countAt(store: Store, path: Place): Promise<number> {
  return Number((await store.get(path)) ?? 0)
}
