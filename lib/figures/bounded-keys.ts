import 'server-only'
import { inTurn } from '@/lib/core/in-turn'
import { shared } from '@/lib/core/shared'
import { increment, type Changes, type Place, type Store } from '@/lib/store/store'

interface Bounded {
  path: Place
  /** Unique for the path; with a number, the idempotency key under which the nth key is added. */
  onceKey: string
  limit: number
  rest: string
  counter: string
  /** Written with the first key. */
  withFirst?: () => Promise<Changes>
}

const REMEMBERED = 2_000

/** Keys known to be in the store. They are never removed, and a full path stays full. */
const remembered = shared('bounded-keys', () => new WeakMap<Store, Map<string, ReadonlySet<string>>>())

/**
 * Its own if it is among the first ones, else the rest. An idempotency key decides who adds the nth, so there are
 * never too many, however many processes count. Reads nothing once the process has cached the keys.
 */
export async function keyWithin(store: Store, place: Bounded, wanted: string): Promise<string> {
  const settled = () => {
    const keys = recall(store).get(place.path)
    return keys && isSettled(keys, wanted, place) ? keys : null
  }
  const keys =
    settled() ??
    (await inTurn(`keys ${place.path}`, async () => settled() ?? (await keysWith(store, place, wanted))))
  return keys.has(wanted) ? wanted : place.rest
}

const isSettled = (keys: ReadonlySet<string>, wanted: string, { limit }: Bounded) =>
  keys.has(wanted) || keys.size >= limit

async function keysWith(store: Store, place: Bounded, wanted: string): Promise<ReadonlySet<string>> {
  let keys = await readKeys(store, place)
  while (!isSettled(keys, wanted, place)) {
    const { size }: ReadonlySet<string> = keys
    const added: Changes = { [`${place.path}/${wanted}/${place.counter}`]: increment(0) }
    if (size === 0) Object.assign(added, await place.withFirst?.())
    await store.updateOnce(`${place.onceKey}_${size}`, added)
    keys = await readKeys(store, place)
    // Its idempotency key is used, but the key is missing.
    if (keys.size === size) break
  }
  return keys
}

async function readKeys(store: Store, { path, rest }: Bounded): Promise<ReadonlySet<string>> {
  const keys = new Set(Object.keys(Object(await store.get(path))))
  keys.delete(rest)
  const known = recall(store)
  known.delete(path)
  known.set(path, keys)
  for (const oldest of known.keys()) {
    if (known.size <= REMEMBERED) break
    known.delete(oldest)
  }
  return keys
}

function recall(store: Store): Map<string, ReadonlySet<string>> {
  const known = remembered.get(store) ?? new Map<string, ReadonlySet<string>>()
  remembered.set(store, known)
  return known
}
