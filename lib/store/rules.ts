import databaseRules from '@/database.rules.json'
import { isGoneCollection } from './gone'
import { StoreError, type Collection, type Place } from './store'

const declared: Record<string, unknown> = databaseRules.rules

/** Used to check whether a Firebase database accepts writes. Belongs to the engine, not to the tree. */
export const HEALTH = 'health'

export const collections: readonly Collection[] = Object.keys(declared).filter(isCollection)

/** Ended sessions must not come back: no backup or export contains sessions, and no import accepts them. */
export const UNCOPIED: Collection = 'sessions'

function isCollection(name: string): name is Collection {
  return Object.hasOwn(declared, name) && !name.startsWith('.') && name !== HEALTH && !isGoneCollection(name)
}

/** @throws StoreError `bad_path` if the rules do not declare its collection */
export function placeOf(path: string): Place {
  if (!isPlace(path))
    throw new StoreError(
      'bad_path',
      `${path}: its collection is missing in database.rules.json, add it there`,
    )
  return path
}

/** Whether a collection can be read: a gone one, too, to delete its entries or to leave them out. */
export function isReadable(collection: string): boolean {
  return isCollection(collection) || isGoneCollection(collection)
}

function isPlace(path: string): path is Place {
  return isReadable(path.split('/')[0] ?? '')
}

export function indexesOf(collection: string): readonly string[] {
  const rule = declared[collection]
  if (typeof rule !== 'object' || rule === null || !('.indexOn' in rule)) return []
  const index = rule['.indexOn']
  return Array.isArray(index) ? index.filter((child) => typeof child === 'string') : []
}
