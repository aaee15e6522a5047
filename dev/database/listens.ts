import type { Json } from '@/lib/store/store'
import type { WireQuery } from './query'
import type { Write } from './tree'

export interface Listen {
  keys: readonly string[]
  query: WireQuery | null
  tag: number | undefined
}

/** The news for one subscription after a commit: its whole value again, some paths below it, or nothing. */
export type News = { kind: 'all' } | { kind: 'some'; values: Record<string, Json | null> } | null

/** A client's subscriptions, each named by a path and a query's tag. */
export class Listens {
  private readonly active = new Map<string, Listen>()

  add(listen: Listen): void {
    this.active.set(nameOf(listen.keys, listen.tag), listen)
  }

  remove(keys: readonly string[], tag: number | undefined): void {
    this.active.delete(nameOf(keys, tag))
  }

  all(): Listen[] {
    return [...this.active.values()]
  }
}

/** A commit's changes go into one message, so that no listener sees half of it. */
export function newsOf(listen: Listen, writes: readonly Write[]): News {
  const values: Record<string, Json | null> = {}
  for (const { keys, value } of writes) {
    const above = isPrefix(keys, listen.keys)
    if (!above && !isPrefix(listen.keys, keys)) continue
    if (above || listen.query !== null) return { kind: 'all' }
    values[keys.slice(listen.keys.length).join('/')] = value
  }
  return Object.keys(values).length === 0 ? null : { kind: 'some', values }
}

const nameOf = (keys: readonly string[], tag: number | undefined) => `${tag ?? ''}:${keys.join('/')}`

const isPrefix = (short: readonly string[], long: readonly string[]) =>
  short.length <= long.length && short.every((key, index) => key === long[index])
