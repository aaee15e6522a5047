import { storedText } from '@/lib/core/stored-value'

const placed = storedText('checkout.placed', 'session')

/** Remembers in this tab which order it has just placed. */
export function keepPlaced(orderId: string): void {
  placed.write(orderId)
}

/** Whether this tab has placed that order; true only once, so that a page loaded again downloads nothing. */
export function takePlaced(orderId: string): boolean {
  if (placed.read() !== orderId) return false
  placed.write(null)
  return true
}
