/** A code that the shop has taken, and what it takes off, in percent. */
export interface AppliedCode {
  code: string
  percent: number
}

const KEY = 'cart.code'
const listeners = new Set<() => void>()
/** Where the storage is blocked or full, the code lives as long as the page. */
let unstored: string | null = null

/** The code that was typed in this browser, shared by all its tabs, as the text that is stored. */
export const codeStore = {
  text(): string | null {
    try {
      return localStorage.getItem(KEY) ?? unstored
    } catch {
      return unstored
    }
  },
  /** Keeps a code in place of an earlier one, or none. */
  set(applied: AppliedCode | null): void {
    unstored = null
    try {
      if (applied) localStorage.setItem(KEY, JSON.stringify(applied))
      else localStorage.removeItem(KEY)
    } catch {
      unstored = applied && JSON.stringify(applied)
    }
    listeners.forEach((listener) => listener())
  },
  /** Calls the listener after every change, in this tab or another. */
  subscribe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', listener)
    }
  },
}

/** The code that a stored text says; null if it says none. */
export function storedCode(text: string | null): AppliedCode | null {
  try {
    return appliedCode(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** By hand, because a schema library would be most of the cart's own JavaScript. */
export function appliedCode(value: unknown): AppliedCode | null {
  if (typeof value !== 'object' || value === null) return null
  const { code, percent }: Partial<Record<keyof AppliedCode, unknown>> = value
  const isPercent = typeof percent === 'number' && percent >= 0 && percent <= 100
  return typeof code === 'string' && code !== '' && isPercent ? { code, percent } : null
}
