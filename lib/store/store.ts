import type databaseRules from '@/database.rules.json'
import type { GoneCollection } from './gone'

/** A value of the tree. There are no arrays: they are objects with indexes as keys. */
export type Json = string | number | boolean | { [key: string]: Json }

/**
 * Keys joined by `/`, without leading or trailing slash, e.g. `orders/order_1/status`. The first key is a
 * collection of database.rules.json; the whole tree has no path.
 */
export type Path = string

/** A collection that database.rules.json declares. */
export type Collection = Exclude<
  keyof (typeof databaseRules)['rules'],
  `.${string}` | 'health' | GoneCollection
>

/** A path with a declared collection, checked by the compiler. */
export type Place = Collection | GoneCollection | `${Collection}/${string}`

const INCREMENT = Symbol.for('spielklang.increment')

/** Adds to the number at a path; a missing number counts as 0. */
export class Increment {
  readonly [INCREMENT] = true

  constructor(readonly by: number) {}

  /** A process has several instances of this module, which must recognise each other's values. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && INCREMENT in value
  }
}

export const increment = (by: number) => new Increment(by)

/** New values by path; `null` deletes. */
export type Changes = Record<Path, Json | Increment | null>

export interface Entry {
  key: string
  value: Json
}

export interface Query {
  /** The child to compare; it needs an `.indexOn` in database.rules.json. */
  child: string
  equals: string | number | boolean
  /** At most this many entries. */
  limit?: number
  /** Only keys before this one, for paging. */
  before?: string
  /** Instead: only keys after this one, in ascending order; '' for all. */
  after?: string
}

/** A range between two texts of letters, digits, `-` and `_`, in text order. */
export interface RangeQuery {
  /** As with `Query`. */
  child: string
  /** The lowest and highest text of the child. */
  from: string
  to: string
  /** At most this many entries. */
  limit: number
}

export interface Page {
  /** At most this many. */
  limit: number
  /** Only keys before this one, for paging. */
  before?: string
  /** Instead: only keys after this one, in ascending order; '' for all. */
  after?: string
}

/** One consistent state of the whole tree, to be read through once without holding it in memory. */
export interface Snapshot {
  /** The entries of a collection, in no promised order. */
  entries(collection: Collection | GoneCollection): AsyncIterable<Entry>
  /** Releases the state, which also happens after a minute without reading. */
  close(): void
}

export type Listener = (value: Json | null) => void
export type Unsubscribe = () => void

/**
 * The shop's JSON tree, with the semantics of Firebase Realtime Database: deleting means writing null, empty
 * objects vanish, and keys are non-empty without `. # $ / [ ]` and control characters.
 */
export interface Store {
  /** For logs and `/api/health`. */
  readonly engine: 'sqlite' | 'firebase'

  /** The value at a path, or null. */
  get(path: Place): Promise<Json | null>

  /**
   * The entries of a collection whose child equals a value, by index, newest (highest) key first unless `after`
   * is given; or whose child is a text in a range, in ascending order of text, then key.
   * @throws StoreError `no_index` if database.rules.json declares no index for the child
   */
  find(path: Place, query: Query | RangeQuery): Promise<Entry[]>

  /** A path's children, newest (highest) key first unless `after` is given; its cost depends on the page size only. */
  list(path: Place, page: Page): Promise<Entry[]>

  /**
   * Writes all changes or none; durable when it resolves. A whole collection can only be
   * deleted, where its rules allow it.
   * @throws StoreError `bad_path`, `bad_value`, or `conflict` if one path lies within another, or a key
   * `once/{key}` or an entry `journal/{id}` among them already exists; a key can be deleted and then used again, but a journal entry cannot (`bad_path`)
   */
  update(changes: Changes): Promise<void>

  /**
   * Like `update`, together with `once/{key}`, but only if that does not exist yet.
   * @returns whether the changes were applied
   */
  updateOnce(key: string, changes: Changes): Promise<boolean>

  /**
   * Calls the listener with the value now, and after every committed change, in order. After a lost connection
   * it is called again if the value differs.
   */
  subscribe(path: Place, listener: Listener): Unsubscribe

  /**
   * The state of all collections at this moment. On Firebase it is not atomic: data written meanwhile may be in
   * one collection and missing in another. If `once` is read first, whatever its keys stand for is always
   * there.
   */
  snapshot(): Promise<Snapshot>

  /** Removes deleted data from the engine's own files, as far as possible while they are in use. Never fails. */
  purge(): Promise<void>

  /** Whether the engine accepts a write now; answers within two seconds. */
  healthy(): Promise<boolean>

  /** The database's own time, in ms; null if its only clock is this machine's. */
  time(): Promise<number | null>

  /** Ends all subscriptions and closes files and connections. */
  close(): Promise<void>
}

export type StoreErrorCode =
  | 'bad_path'
  | 'bad_value'
  | 'conflict'
  | 'no_index'
  | 'unavailable'
  /** Another process is using the data folder. */
  | 'in_use'
  /** The file of existing data is missing. */
  | 'gone'
  /** Data exist already. */
  | 'not_empty'
  /** The disk has too little space. */
  | 'no_room'

export class StoreError extends Error {
  override readonly name = 'StoreError'
  constructor(
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${message}`, options)
  }

  /** As for `Increment`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && Reflect.get(Object(value), 'name') === 'StoreError'
  }
}
