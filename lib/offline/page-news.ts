/** What a page tells the worker. */
export interface PageNews {
  /** The address that is shown. */
  seen?: string
  /** Whether the shop is locked for this visitor, and when that was said (ms). */
  lock?: { locked: boolean; at: number }
  /** The account that is signed in; null for nobody. */
  user?: string | null
}

/** By hand: a schema would be larger than all else that the worker is made of. */
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
