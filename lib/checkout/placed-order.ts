const KEY = 'checkout.placed'

/** Remembers in this tab which order it has just placed. */
export function keepPlaced(orderId: string): void {
  try {
    sessionStorage.setItem(KEY, orderId)
  } catch {
    // Without storage its first download waits for a press.
  }
}

/** Whether this tab has placed that order; true only once, so that a page loaded again downloads nothing. */
export function takePlaced(orderId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== orderId) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
