import type { DiscountRule } from './discount-amount'

/** A code the shop accepted, with its discount. */
export interface AppliedCode extends DiscountRule {
  code: string
}

const KEY = 'cart.code'
const listeners = new Set<() => void>()
/** Holds the code for the life of the page where storage is blocked or full. */
let unstored: string | null = null

/** The code typed in this browser, as stored text shared by all tabs. */
export const codeStore = {
  text(): string | null {
    try {
      return localStorage.getItem(KEY) ?? unstored
    } catch {
      return unstored
    }
  },
  /** Replaces the stored code; null removes it. */
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
  /** Calls the listener on every change, in this tab or another. */
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

/** Parses the stored text; null if it holds no code. */
export function storedCode(text: string | null): AppliedCode | null {
  try {
    return appliedCode(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Checked by hand: a schema library would make up most of the cart's JavaScript. */
export function appliedCode(value: unknown): AppliedCode | null {
  if (typeof value !== 'object' || value === null) return null
  const { code, percent, fixed, presetIds }: Partial<Record<keyof AppliedCode, unknown>> = value
  const isPercent = typeof percent === 'number' && percent >= 0 && percent <= 100
  if (typeof code !== 'string' || code === '' || !isPercent) return null
  return {
    ...{ code, percent },
    ...(typeof fixed === 'number' && Number.isInteger(fixed) && fixed > 0 ? { fixed } : {}),
    ...(Array.isArray(presetIds) ? { presetIds: presetIds.map(String) } : {}),
  }
}
