/** `local`: shared by all tabs; `session`: of one tab, across reloads. */
type Area = 'local' | 'session'

/** If the browser's storage is blocked or full, it lasts as long as the page; reading and writing never throw. */
export interface Stored<Value> {
  /** Null for none. The same object until the stored text changes. */
  readonly read: () => Value | null
  /** Null removes it. */
  readonly write: (value: Value | null) => void
  /** Also after changes in other tabs, and when a page comes back from the history. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void
}

export function storedText(key: string, area: Area): Stored<string> {
  const listeners = new Set<() => void>()
  let unstored: { text: string | null } | null = null
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  return {
    read: () => (unstored ? unstored.text : textIn(area, key)),
    write(text) {
      unstored = put(area, key, text) ? null : { text }
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        // A page restored from the history cache has missed events in the meantime.
        addEventListener('pageshow', notify)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', notify)
      }
    },
  }
}

/** @param parse null for foreign text @param keepsBroken whether that is copied to `<key>.broken` when overwritten */
export function storedValue<Value>(
  key: string,
  area: Area,
  parse: (value: unknown) => Value | null,
  keepsBroken = false,
): Stored<Value> {
  const stored = storedText(key, area)
  let last: { text: string | null; value: Value | null } = { text: null, value: null }
  const read = () => {
    const text = stored.read()
    if (text !== last.text) last = { text, value: parseText(text, parse) }
    return last.value
  }
  return {
    read,
    write(value) {
      if (keepsBroken && read() === null && last.text !== null) put(area, `${key}.broken`, last.text)
      stored.write(value === null ? null : JSON.stringify(value))
    },
    subscribe: stored.subscribe,
  }
}

function parseText<Value>(text: string | null, parse: (value: unknown) => Value | null): Value | null {
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage)

function textIn(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** @returns whether the browser took it */
function put(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}
