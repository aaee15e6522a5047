import { z } from 'zod'
import { changeSignal } from '@/lib/store/change-signal'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import { fromList, toList } from '@/lib/store/tree-value'
import type { Changes, Json, Store } from '@/lib/store/store'
import { headsetIdSchema, headsetSchema, type Headset } from './schema'

export const headsetSignal = changeSignal('headsets')

/** Entries read at once, so that thousands are never all in memory. */
const PART = 200

function fromStored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const listOf = (name: string) => {
    const list: unknown = Reflect.get(value, name)
    if (list === undefined) return []
    return typeof list === 'object' && list !== null ? fromList({ ...list }) : list
  }
  return { ...value, aliases: listOf('aliases'), filters: listOf('filters') }
}

/** Stored at `headsets/{id}`, and replaces the program's own of the same id; the store holds no lists and nothing empty. */
export const storedHeadsetSchema = z.preprocess(fromStored, headsetSchema)

export const hiddenHeadsetSchema = z.literal(true)

function toStored({ aliases, filters, ...fields }: Headset): Json {
  return {
    ...fields,
    ...(aliases.length === 0 ? {} : { aliases: toList(aliases, 0) }),
    filters: toList(filters, 0),
  }
}

export async function getStoredHeadset(store: Store, id: string): Promise<Headset | null> {
  const value = await store.get(`headsets/${id}`)
  return value === null ? null : storedHeadsetSchema.parse(value)
}

export async function isHeadsetHidden(store: Store, id: string): Promise<boolean> {
  return (await store.get(`headsetsHidden/${id}`)) !== null
}

export async function listHidden(store: Store): Promise<Set<string>> {
  const ids = Object.keys(Object((await store.get('headsetsHidden')) ?? {}))
  return new Set(ids.filter((id) => headsetIdSchema.safeParse(id).success))
}

/** In parts; unreadable ones only by id. */
export async function* eachStored(store: Store): AsyncGenerator<Headset | { broken: string }> {
  let after = ''
  for (;;) {
    const entries = await store.list('headsets', { limit: PART, after })
    for (const { key, value } of entries) {
      const parsed = storedHeadsetSchema.safeParse(value)
      yield parsed.success ? parsed.data : { broken: key }
    }
    const last = entries.at(-1)
    if (!last || entries.length < PART) return
    after = last.key
  }
}

export async function headsetChanges(store: Store): Promise<number> {
  return z
    .int()
    .catch(0)
    .parse(await store.get('signals/headsets'))
}

/** Read after this number of changes; of several concurrent writers only one succeeds. */
export function headsetsChanged(number: number, changes: Changes): OnceChanges {
  return { onceKey: `headsets_${number}`, changes: { ...changes, ...headsetSignal.changed() } }
}

export function headsetSaved(headset: Headset): Changes {
  return { [`headsets/${headset.id}`]: toStored(headset) }
}

export function headsetHidden(id: string, isHidden: boolean): Changes {
  return { [`headsetsHidden/${id}`]: isHidden ? true : null }
}
