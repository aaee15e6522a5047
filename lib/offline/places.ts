import { ALWAYS_KEPT } from './kind-of'
import type { Bounds } from './what-goes'

const SHOP = 'shop-'
/** Cache for purchases. Survives new versions of the shop, and is deleted on sign-out. */
export const OWN = 'own'
/** Browsers end idle workers. */
const MEMORY = { place: 'memory', name: '/memory' }

const MEGABYTES = 1024 * 1024

/** Space for some 40 preset pages with their scripts, some 20 orders with their files. */
export const BOUNDS = {
  shop: { pages: 40, bytes: 12 * MEGABYTES, always: ALWAYS_KEPT },
  own: { pages: 20, bytes: 12 * MEGABYTES, always: [] },
} satisfies Record<string, Bounds>

export const shopPlace = (build: string) => SHOP + build

export async function placesOfOthers(caches: CacheStorage, build: string): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(SHOP) && name !== shopPlace(build))
}

export interface Memory {
  locked: boolean
  /** ms. */
  heardAt: number
  user: string | null
}

const FIRST: Memory = { locked: false, heardAt: 0, user: null }

export async function recall(caches: CacheStorage): Promise<Memory> {
  const kept = await (await caches.open(MEMORY.place)).match(MEMORY.name)
  // Written only by `remember`.
  return kept ? { ...FIRST, ...((await kept.json()) as Memory) } : FIRST
}

export async function remember(caches: CacheStorage, changes: Partial<Memory>): Promise<void> {
  const memory = { ...(await recall(caches)), ...changes }
  await (await caches.open(MEMORY.place)).put(MEMORY.name, Response.json(memory))
}
