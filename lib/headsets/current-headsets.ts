import { createHash } from 'node:crypto'
import { ShopError } from '@/lib/core/errors'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import { StoreError, type Store } from '@/lib/store/store'
import { eachStored, getStoredHeadset, headsetSignal, isHeadsetHidden, listHidden } from './data'
import { ownHeadsets } from './own-headsets'
import { headsetIdSchema, type Headset, type HeadsetSummary } from './schema'

interface ListedHeadset extends HeadsetSummary {
  measurer: string
  isHidden: boolean
}

interface Known {
  version: string
  headsets: readonly ListedHeadset[]
  broken: readonly string[]
}

/** Cached without the filters, which would be most of it. */
const known = shared('headsets', () => new WeakMap<Store, Known>())

/** By name, hidden ones, too; the store's replace the program's. Cached until a change, or while the store is off. */
export async function currentHeadsets(store: Store): Promise<Known> {
  try {
    const version = await headsetSignal.version(store)
    const present = known.get(store)
    return present?.version === version ? present : await inTurn('headsets', () => readAgain(store))
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'unavailable') throw error
    const listed = [...(await ownHeadsets()).values()].map((headset) => listedOf(headset, false))
    return known.get(store) ?? { version: 'own', headsets: sorted(listed), broken: [] }
  }
}

const answers = new WeakMap<Known, { text: string; tag: string }>()

export async function shownHeadsets(store: Store): Promise<{ text: string; tag: string }> {
  const current = await currentHeadsets(store)
  const present = answers.get(current)
  if (present) return present
  const headsets = current.headsets
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name, aliases, kind }): HeadsetSummary => ({ id, name, aliases, kind }))
  const text = JSON.stringify({ headsets })
  const made = { text, tag: createHash('sha256').update(text).digest('base64url') }
  answers.set(current, made)
  return made
}

/** Null if it does not exist or is hidden. */
export async function findHeadset(store: Store, id: string): Promise<Headset | null> {
  if (!headsetIdSchema.safeParse(id).success) return null
  const [headset, isHidden] = await Promise.all([headsetNamed(store, id), isHeadsetHidden(store, id)])
  return isHidden ? null : headset
}

/** @throws ShopError `headset_not_found` */
export async function requireHeadset(store: Store, id: string): Promise<Headset> {
  const headset = await findHeadset(store, id)
  if (!headset) throw new ShopError('headset_not_found')
  return headset
}

export async function headsetNamed(store: Store, id: string): Promise<Headset | null> {
  return (await getStoredHeadset(store, id)) ?? (await ownHeadsets()).get(id) ?? null
}

async function readAgain(store: Store): Promise<Known> {
  // Read before the headsets, so that they are read again after a concurrent change.
  const version = await headsetSignal.version(store)
  const present = known.get(store)
  if (present?.version === version) return present
  const hidden = await listHidden(store)
  const byId = new Map<string, ListedHeadset>()
  for (const [id, headset] of await ownHeadsets()) byId.set(id, listedOf(headset, hidden.has(id)))
  const broken: string[] = []
  for await (const headset of eachStored(store)) {
    if ('broken' in headset) broken.push(headset.broken)
    else byId.set(headset.id, listedOf(headset, hidden.has(headset.id)))
  }
  if (broken.length > 0) log().error({ broken }, 'headsets that cannot be read')
  const read = { version, headsets: sorted([...byId.values()]), broken }
  known.set(store, read)
  return read
}

function listedOf({ id, name, aliases, kind, measurer }: Headset, isHidden: boolean): ListedHeadset {
  return { id, name, aliases, kind, measurer, isHidden }
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

function sorted(headsets: readonly ListedHeadset[]): ListedHeadset[] {
  return headsets.toSorted(
    (one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  )
}
