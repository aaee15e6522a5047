import databaseRules from '@/database.rules.json'

const declared: Record<string, unknown> = databaseRules.rules

/** Used to check whether a Firebase database accepts writes. Belongs to the engine, not to the tree. */
export const HEALTH = 'health'

/** The top-level collections that the rules allow; writing anywhere else is refused. */
export const collections: readonly string[] = Object.keys(declared).filter(
  (name) => !name.startsWith('.') && name !== HEALTH,
)

/** The children of a collection's entries available to `find`. */
export function indexesOf(collection: string): readonly string[] {
  const rule = declared[collection]
  if (typeof rule !== 'object' || rule === null || !('.indexOn' in rule)) return []
  const index = rule['.indexOn']
  return Array.isArray(index) ? index.filter((child) => typeof child === 'string') : []
}
