import type { CartItem } from './schema'

export interface CartLine extends CartItem {
  /** Whether the catalogue still offers the preset; only then it counts towards the total. */
  available: boolean
}

/** The cart as it is shown: names and prices of today's catalogue, and what has left it marked as such. */
export function cartLines(items: readonly CartItem[], catalogue: readonly CartItem[]): CartLine[] {
  return items.map((item) => {
    const offered = catalogue.find(({ id }) => id === item.id)
    return offered
      ? { id: item.id, name: offered.name, price: offered.price, available: true }
      : { ...item, available: false }
  })
}

/** Sum of the available lines in integer cents. */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => (line.available ? sum + line.price : sum), 0)
}
