import type { Database } from 'better-sqlite3'
import { notify } from '@/lib/store/listeners'
import type { Json, Listener, Path, Unsubscribe } from '@/lib/store/store'
import { isRelated } from '@/lib/store/tree'
import type { Reader } from './reader'
import type { Write } from './writer'

const POLL_MS = 250

interface Subscription {
  path: Path
  listener: Listener
  /** As JSON text. */
  seen: string | undefined
}

interface State {
  value: Json | null
  text: string
}

/** Deliveries keep the order of the commits. */
export class Subscriptions {
  readonly #reader
  readonly #dataVersion
  /** A write only looks at subscriptions in its own collections. */
  readonly #byCollection = new Map<string, Set<Subscription>>()
  #knownVersion: unknown
  #poll: NodeJS.Timeout | undefined
  #pending: [Subscription, State][] = []

  constructor(database: Database, reader: Reader) {
    this.#reader = reader
    this.#dataVersion = database.prepare('PRAGMA data_version').pluck()
  }

  add(path: Path, listener: Listener): Unsubscribe {
    const subscription: Subscription = { path, listener, seen: undefined }
    const collection = collectionOf(path)
    const others = this.#byCollection.get(collection) ?? new Set()
    this.#byCollection.set(collection, others.add(subscription))
    this.#poll ??= setInterval(() => this.#lookForChanges(), POLL_MS).unref()
    try {
      const first = this.#stateAt(path)
      queueMicrotask(() => this.#offer(subscription, first))
    } catch {
      this.#knownVersion = undefined // The database is busy: the next check delivers the first value.
    }
    return () => this.#remove(subscription)
  }

  /** Collects the states resulting from an update, within its transaction. */
  written(writes: readonly Write[]): void {
    this.#pending.push(...this.#statesFor(this.#affectedBy(writes)))
  }

  /** Delivers the collected states, unless their transaction failed. */
  settled(isCommitted: boolean): void {
    const states = this.#pending
    this.#pending = []
    if (isCommitted) states.forEach(([subscription, state]) => this.#offer(subscription, state))
  }

  clear(): void {
    this.#byCollection.clear()
    clearInterval(this.#poll)
    this.#poll = undefined
  }

  #remove(subscription: Subscription): void {
    const collection = collectionOf(subscription.path)
    const others = this.#byCollection.get(collection)
    others?.delete(subscription)
    if (others?.size === 0) this.#byCollection.delete(collection)
    if (this.#byCollection.size === 0) this.clear()
  }

  /** The data version changes when another connection has committed: https://sqlite.org/pragma.html */
  #lookForChanges(): void {
    try {
      const version = this.#dataVersion.get()
      if (version === this.#knownVersion) return
      const states = this.#statesFor([...this.#byCollection.values()].flatMap((set) => [...set]))
      this.#knownVersion = version
      states.forEach(([subscription, state]) => this.#offer(subscription, state))
    } catch {
      this.#knownVersion = undefined // Busy or gone right now: the next check tries again.
    }
  }

  #affectedBy(writes: readonly Write[]): Set<Subscription> {
    const affected = new Set<Subscription>()
    for (const { path } of writes) {
      for (const subscription of this.#byCollection.get(collectionOf(path)) ?? []) {
        if (isRelated(path, subscription.path)) affected.add(subscription)
      }
    }
    return affected
  }

  #statesFor(subscriptions: Iterable<Subscription>): [Subscription, State][] {
    const states = new Map<Path, State>()
    return [...subscriptions].map((subscription) => {
      const state = states.get(subscription.path) ?? this.#stateAt(subscription.path)
      states.set(subscription.path, state)
      return [subscription, state]
    })
  }

  #stateAt(path: Path): State {
    const value = this.#reader.get(path)
    return { value, text: JSON.stringify(value) }
  }

  #offer(subscription: Subscription, { value, text }: State): void {
    const isActive = this.#byCollection.get(collectionOf(subscription.path))?.has(subscription)
    if (!isActive || subscription.seen === text) return
    subscription.seen = text
    notify(subscription.listener, value)
  }
}

function collectionOf(path: Path): string {
  const end = path.indexOf('/')
  return end === -1 ? path : path.slice(0, end)
}
