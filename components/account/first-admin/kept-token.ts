const KEY = 'firstAdmin'
const FRAGMENT = /^#([\w-]{43})$/

/** Used where storage is blocked; lasts as long as the page. */
let unstored: string | null = null
const listeners = new Set<() => void>()

/**
 * The token of the console's link. A tab keeps it while its visitor signs in elsewhere and comes back; the address
 * loses it at once, so that it stays in no history.
 */
export const keptToken = {
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY) ?? unstored
    } catch {
      return unstored
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    addEventListener('hashchange', takeFragment)
    takeFragment()
    return () => {
      listeners.delete(listener)
      removeEventListener('hashchange', takeFragment)
    }
  },
  forget(): void {
    unstored = null
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  },
}

function takeFragment(): void {
  const [, token] = FRAGMENT.exec(location.hash) ?? []
  if (token === undefined) return
  unstored = token
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // This page still has it.
  }
  history.replaceState(history.state, '', location.pathname)
  listeners.forEach((listener) => listener())
}
