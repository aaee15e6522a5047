/** A value of the tree. Arrays do not exist in it: they are objects with the indexes as keys. */
export type Json = string | number | boolean | { [key: string]: Json }

/**
 * Keys joined by `/`, without leading or trailing slash, e.g. `orders/order_1/status`. The first key is a collection
 * of database.rules.json; the tree as a whole has no path.
 */
export type Path = string

const INCREMENT = Symbol.for('spielklang.increment')

/** Adds to the number at a path; a missing number counts as 0. */
export class Increment {
  readonly [INCREMENT] = true

  constructor(readonly by: number) {}

  /** One process holds several instances of this module, and a value of one must be known to the others. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && INCREMENT in value
  }
}

/** Shorthand for `new Increment(by)`. */
export const increment = (by: number) => new Increment(by)

/** New values by path; `null` deletes. */
export type Changes = Record<Path, Json | Increment | null>

export interface Entry {
  key: string
  value: Json
}

export interface Query {
  /** The child whose value is compared; it needs an `.indexOn` in database.rules.json. */
  child: string
  equals: string | number | boolean
  /** At most this many entries. */
  limit?: number
  /** Only keys before this one, to page on. */
  before?: string
  /** In its place: only keys after this one, and the smallest first; '' for all of them. */
  after?: string
}

/** What lies between two texts, both of letters, digits, `-` and `_`, in the order of the texts. */
export interface RangeQuery {
  /** As with `Query`. */
  child: string
  /** The least and the greatest text of the child. */
  from: string
  to: string
  /** At most this many entries. */
  limit: number
}

/** A part of the children of a path. */
export interface Page {
  /** At most this many. */
  limit: number
  /** Only keys before this one, to page on. */
  before?: string
  /** In its place: only keys after this one, and the smallest first; '' for all of them. */
  after?: string
}

/** One state of the whole tree, to be read once through without ever being in memory as a whole. */
export interface Snapshot {
  /** The entries of a collection, in no promised order. */
  entries(collection: string): AsyncIterable<Entry>
  /** Lets go of the state. One that nobody reads for a minute is let go of by itself. */
  close(): void
}

export type Listener = (value: Json | null) => void
export type Unsubscribe = () => void

/**
 * The shop's one JSON tree, with the semantics of Firebase Realtime Database: deleting is writing null, empty
 * objects vanish, and keys are non-empty and hold none of `. # $ / [ ]` nor control characters.
 */
export interface Store {
  /** For logs and `/api/health`. */
  readonly engine: 'sqlite' | 'firebase'

  /** The value at a path, or null. */
  get(path: Path): Promise<Json | null>

  /**
   * The entries of a collection whose child equals a value, by index, newest (greatest) key first, unless `after` is given; or those
   * whose child is a text in a range, the smallest text first, and of equal ones the smallest key.
   * @throws StoreError `no_index` if database.rules.json declares no index for the child
   */
  find(path: Path, query: Query | RangeQuery): Promise<Entry[]>

  /** The children of a path, newest (greatest) key first, unless `after` is given; it costs as much as the page has children. */
  list(path: Path, page: Page): Promise<Entry[]>

  /**
   * Writes all changes or none; when it resolves they are durable.
   * @throws StoreError `bad_path`, `bad_value`, or `conflict` when one path lies within another, or a mark
   * `once/{key}` or an entry `journal/{id}` among them was written before; a mark can be deleted, which lets its key be
   * used again, an entry of the journal cannot (`bad_path`)
   */
  update(changes: Changes): Promise<void>

  /**
   * The same, together with the mark `once/{key}`, but only if that mark is not there.
   * @returns whether the changes were applied
   */
  updateOnce(key: string, changes: Changes): Promise<boolean>

  /**
   * Calls the listener with the value at the path now, and after every committed change of it, in order.
   * After a lost connection it is called again with the present value, if that differs.
   */
  subscribe(path: Path, listener: Listener): Unsubscribe

  /**
   * The state of all collections at this moment, whatever is written meanwhile. Firebase has no such thing: what is
   * written meanwhile may be in one collection and missing in another. If `once` is read first, what its marks stand for
   * is always there.
   */
  snapshot(): Promise<Snapshot>

  /** Has what was deleted go from the engine's own files, too, as far as that can be done while they are in use. Never fails. */
  purge(): Promise<void>

  /** Whether the engine takes a write right now; answers within two seconds. */
  healthy(): Promise<boolean>

  /** The database's own time, in ms; null where it has no clock but this machine's. */
  time(): Promise<number | null>

  /** Ends all subscriptions and lets go of files and connections. */
  close(): Promise<void>
}

export type StoreErrorCode =
  | 'bad_path'
  | 'bad_value'
  | 'conflict'
  | 'no_index'
  | 'unavailable'
  /** Somebody else works with the data folder. */
  | 'in_use'
  /** There were data, and their file is missing. */
  | 'gone'
  /** There is data already. */
  | 'not_empty'

/** A refused or failed operation of the store. */
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
