/** A page's message to the worker. */
export interface PageNews {
  /** The address being shown. */
  seen?: string
  /** Whether the shop is locked for this visitor, and when it said so (ms). */
  lock?: { locked: boolean; at: number }
  /** The signed-in account; null for nobody. */
  user?: string | null
}

/** Checked by hand: a schema would outweigh the rest of the worker. */
export function readPageNews(data: unknown): PageNews {
  const { seen, lock, user } = fieldsOf(data)
  const { locked, at } = fieldsOf(lock)
  return {
    ...(typeof seen === 'string' ? { seen } : {}),
    ...(typeof locked === 'boolean' && typeof at === 'number' ? { lock: { locked, at } } : {}),
    ...(typeof user === 'string' || user === null ? { user } : {}),
  }
}

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
