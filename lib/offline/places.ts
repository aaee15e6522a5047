import { ALWAYS_KEPT } from './kind-of'
import type { Bounds } from './what-goes'

const SHOP = 'shop-'
/** What somebody has bought. It outlives versions of the shop, and is given up when who has bought it signs out. */
export const OWN = 'own'
/** What the worker has to remember, as it is ended whenever it has nothing to do. */
const MEMORY = { place: 'memory', name: '/memory' }

const MEGABYTES = 1024 * 1024

/** How much of the device is used at most: some 40 pages of presets with their scripts, some 20 orders with their files. */
export const BOUNDS = {
  shop: { pages: 40, bytes: 12 * MEGABYTES, always: ALWAYS_KEPT },
  own: { pages: 20, bytes: 12 * MEGABYTES, always: [] },
} satisfies Record<string, Bounds>

/** Where pages of the shop are kept by the worker of one build. */
export const shopPlace = (build: string) => SHOP + build

/** The places of other builds than this one. */
export async function placesOfOthers(caches: CacheStorage, build: string): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(SHOP) && name !== shopPlace(build))
}

/** Whether the shop was locked when it was last heard of, since when or until when (ms), and whose device it is. */
export interface Memory {
  locked: boolean
  /** When it was said last whether it is locked. */
  heardAt: number
  /** The account that was signed in last; null for nobody. */
  user: string | null
}

const FIRST: Memory = { locked: false, heardAt: 0, user: null }

/** What the worker has remembered, or the beginning of it. */
export async function recall(caches: CacheStorage): Promise<Memory> {
  const kept = await (await caches.open(MEMORY.place)).match(MEMORY.name)
  // Written by `remember` alone.
  return kept ? { ...FIRST, ...((await kept.json()) as Memory) } : FIRST
}

export async function remember(caches: CacheStorage, changes: Partial<Memory>): Promise<void> {
  const memory = { ...(await recall(caches)), ...changes }
  await (await caches.open(MEMORY.place)).put(MEMORY.name, Response.json(memory))
}
