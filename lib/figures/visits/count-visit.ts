import { dayOf, now } from '@/lib/core/clock'
import { shared } from '@/lib/core/shared'
import { increment, type Changes, type Path, type Store } from '@/lib/store/store'
import { keyWithin } from '../bounded-keys'
import { REST, type Visit } from './visit-of'

export const SOURCES_PER_DAY = 50
/** Sources distinguished between two writes, so that an attacker cannot fill the memory. */
const SOURCES_PENDING = 200

interface Pending {
  sums: Map<Path, number>
  sources: Map<string, Map<string, number>>
}

const none = (): Pending => ({ sums: new Map(), sources: new Map() })
const state = shared('visits', () => ({ pending: none() }))

/** In memory. @param presetId of a product page */
export function countVisit({ page, source }: Visit, presetId?: string): void {
  const day = dayOf(now())
  add(`visits/${day}/views`)
  add(`visits/${day}/pages/${page}/views`)
  if (presetId !== undefined) add(`visits/${day}/presets/${presetId}/views`)
  if (source === undefined) return
  add(`visits/${day}/visits`)
  add(`visits/${day}/pages/${page}/visits`)
  addSource(day, source)
}

/** @param isFirst whether they are the first since the page was opened */
export function countCart(presetIds: readonly string[], isFirst: boolean): void {
  const day = dayOf(now())
  if (isFirst) add(`visits/${day}/carts`)
  for (const id of presetIds) add(`visits/${day}/presets/${id}/carts`)
}

function add(path: Path, by = 1): void {
  const { sums } = state.pending
  sums.set(path, (sums.get(path) ?? 0) + by)
}

function addSource(day: string, source: string, by = 1): void {
  const ofDay = state.pending.sources.get(day) ?? new Map<string, number>()
  state.pending.sources.set(day, ofDay)
  const key = ofDay.has(source) || ofDay.size < SOURCES_PENDING ? source : REST
  ofDay.set(key, (ofDay.get(key) ?? 0) + by)
}

/** In one write; several processes add up. Kept after a failure; a killed process loses its unwritten counts. */
export async function writeVisits(store: Store): Promise<void> {
  const { sums, sources } = state.pending
  if (sums.size === 0 && sources.size === 0) return
  state.pending = none()
  try {
    const changes: Changes = Object.fromEntries([...sums].map(([path, by]) => [path, increment(by)]))
    await store.update({ ...changes, ...(await sourcesCounted(store, sources)) })
  } catch (error) {
    for (const [path, by] of sums) add(path, by)
    for (const [day, ofDay] of sources) for (const [key, by] of ofDay) addSource(day, key, by)
    throw error
  }
}

async function sourcesCounted(store: Store, sources: Pending['sources']): Promise<Changes> {
  const sums = new Map<Path, number>()
  for (const [day, ofDay] of sources) {
    const path = `visits/${day}/sources` as const
    const place = {
      path,
      onceKey: `figure_${day}_source`,
      limit: SOURCES_PER_DAY,
      rest: REST,
      counter: 'visits',
    }
    for (const [source, by] of ofDay) {
      const key = source === REST ? REST : await keyWithin(store, place, source)
      sums.set(`${path}/${key}/visits`, (sums.get(`${path}/${key}/visits`) ?? 0) + by)
    }
  }
  return Object.fromEntries([...sums].map(([path, by]) => [path, increment(by)]))
}
