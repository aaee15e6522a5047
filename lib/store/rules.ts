import databaseRules from '@/database.rules.json'

const declared: Record<string, unknown> = databaseRules.rules

/** Where a Firebase database is asked whether it takes writes. It belongs to the engine and is no part of the tree. */
export const HEALTH = 'health'

/** The top-level collections that the rules know; writing anywhere else is refused. */
export const collections: readonly string[] = Object.keys(declared).filter(
  (name) => !name.startsWith('.') && name !== HEALTH,
)

/** The children of a collection's entries that `find` may ask for. */
export function indexesOf(collection: string): readonly string[] {
  const rule = declared[collection]
  if (typeof rule !== 'object' || rule === null || !('.indexOn' in rule)) return []
  const index = rule['.indexOn']
  return Array.isArray(index) ? index.filter((child) => typeof child === 'string') : []
}
