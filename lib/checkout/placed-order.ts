import { storedText } from '@/lib/core/stored-value'

const placed = storedText('checkout.placed', 'session')

export function keepPlaced(orderId: string): void {
  placed.write(orderId)
}

/** True only once, so that a page loaded again downloads nothing. */
export function takePlaced(orderId: string): boolean {
  if (placed.read() !== orderId) return false
  placed.write(null)
  return true
}
