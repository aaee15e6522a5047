import type databaseRules from '@/database.rules.json'
import type { GoneCollection } from './gone'

/** A value of the tree. There are no arrays: they are objects with indexes as keys. */
export type Json = string | number | boolean | { [key: string]: Json }

/** Keys joined by `/`, e.g. `orders/order_1/status`; the first is a collection of database.rules.json. */
export type Path = string

export type Collection = Exclude<
  keyof (typeof databaseRules)['rules'],
  `.${string}` | 'health' | GoneCollection
>

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
  /** It needs an `.indexOn` in database.rules.json. */
  child: string
  equals: string | number | boolean
  limit?: number
  before?: string
  /** Instead: only keys after this one, in ascending order; '' for all. */
  after?: string
}

/** A range between two texts of letters, digits, `-` and `_`, in text order. */
export interface RangeQuery {
  child: string
  from: string
  to: string
  limit: number
}

export interface Page {
  limit: number
  before?: string
  /** Instead: only keys after this one, in ascending order; '' for all. */
  after?: string
}

/** One consistent state of the whole tree, to be read through once without holding it in memory. */
export interface Snapshot {
  /** In no promised order. */
  entries(collection: Collection | GoneCollection): AsyncIterable<Entry>
  /** Also happens after a minute without reading. */
  close(): void
}

export type Listener = (value: Json | null) => void
export type Unsubscribe = () => void

/** As in Realtime Database: null deletes, empty objects vanish, keys have no `. # $ / [ ]` or control characters. */
export interface Store {
  readonly engine: 'sqlite' | 'firebase'

  get(path: Place): Promise<Json | null>

  /** Newest (highest) key first unless `after` is given; a range by text, then key. @throws StoreError `no_index` */
  find(path: Place, query: Query | RangeQuery): Promise<Entry[]>

  /** Newest (highest) key first unless `after` is given; its cost depends on the page size only. */
  list(path: Place, page: Page): Promise<Entry[]>

  /**
   * Writes all changes or none; durable when it resolves. A collection as a whole can only be deleted, where its
   * rules allow it. @throws StoreError `bad_path`, `bad_value`, or `conflict` if one path lies within another, or a
   * `once/{key}` or `journal/{id}` exists; a deleted key can be used again, an entry never (`bad_path`)
   */
  update(changes: Changes): Promise<void>

  /** Only if `once/{key}` does not exist yet, which is written with it. @returns whether the changes were applied */
  updateOnce(key: string, changes: Changes): Promise<boolean>

  /** With the value now, then after each committed change, in order; after a reconnection, if the value differs. */
  subscribe(path: Place, listener: Listener): Unsubscribe

  /** On Firebase not atomic: if `once` is read first, whatever its keys stand for is there in later collections. */
  snapshot(): Promise<Snapshot>

  /** Removes deleted data from the engine's own files, as far as possible while in use. Never fails. */
  purge(): Promise<void>

  /** Whether the engine accepts a write now; answers within two seconds. */
  healthy(): Promise<boolean>

  /** The database's own time, in ms; null if its only clock is this machine's. */
  time(): Promise<number | null>

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
  | 'not_empty'
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
