import 'server-only'
import type { z } from 'zod'
import { findPreset } from '@/lib/catalog/catalog'
import type { Listing } from '@/lib/core/listing'
import { headsetNamed } from '@/lib/headsets/current-headsets'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { accountKey, findHeard, getHeard, heardIdOf, heardIdsOf, orderKey } from './data'
import { answersQuestion } from './judged-run'
import { heardSchema, type Heard, type HeardStatus, type OwnHeard } from './schema'

/** A result without its person. */
const deskHeardSchema = heardSchema.omit({ owners: true })
type DeskRecord = z.infer<typeof deskHeardSchema>

/** A result as listed at the desk, which does not see whose result it is. */
export interface DeskHeard {
  heard: DeskRecord
  /** Names of preset and headset; the ids if those are deleted. */
  presetName: string
  headsetName: string | null
  /** Whether it is set aside although it was counted: the question has changed since. */
  isOutdated: boolean
}

export async function deskHeard(store: Store, status: HeardStatus, page: Page): Promise<Listing<DeskHeard>> {
  const { entries, ...listing } = await findHeard(store, status, page)
  return { ...listing, entries: await Promise.all(entries.map((heard) => deskEntry(store, heard))) }
}

async function deskEntry(store: Store, heard: Heard): Promise<DeskHeard> {
  const { presetId, headset } = heard
  const preset = findPreset(presetId)
  return {
    heard: deskHeardSchema.parse(heard),
    presetName: preset?.name ?? presetId,
    isOutdated: heard.status === 'counted' && !answersQuestion(heard, preset),
    headsetName: headset === undefined ? null : ((await headsetNamed(store, headset))?.name ?? headset),
  }
}

/** A result in the copy of a person's data, without the keys that only identify the person. */
export const copiedHeardSchema = heardSchema.omit({ owners: true, changes: true })

interface FoundHeard {
  entries: Heard[]
  /** Paths of unreadable records. */
  broken: string[]
}

export function listAccountsHeard(store: Store, uid: string): Promise<FoundHeard> {
  return listHeardOf(store, accountKey(uid))
}

export function listBuyersHeard(store: Store, orderId: string): Promise<FoundHeard> {
  return listHeardOf(store, orderKey(orderId))
}

async function listHeardOf(store: Store, owner: string): Promise<FoundHeard> {
  const ids = await readOr(heardIdsOf(store, owner), null)
  if (!ids) return { entries: [], broken: [`heardBy/${owner}`] }
  const found = await Promise.all(
    ids.map(async (id) => ({ id, heard: await readOr(getHeard(store, id), 'broken') })),
  )
  return {
    entries: found.flatMap(({ heard }) => (heard && heard !== 'broken' ? [heard] : [])),
    broken: found.flatMap(({ id, heard }) => (heard === 'broken' ? [`heard/${id}`] : [])),
  }
}

export async function countBuyersHeard(store: Store, orderId: string): Promise<number> {
  return (await readOr(heardIdsOf(store, orderKey(orderId)), [])).length
}

export function buyersHeard(store: Store, orderId: string, presetId: string): Promise<OwnHeard> {
  return ownHeard(store, orderKey(orderId), presetId)
}

export function accountsHeard(store: Store, uid: string, presetId: string): Promise<OwnHeard> {
  return ownHeard(store, accountKey(uid), presetId)
}

async function ownHeard(store: Store, owner: string, presetId: string): Promise<OwnHeard> {
  const id = await readOr(heardIdOf(store, owner, presetId), null)
  return { heard: id === null ? null : await readOr(getHeard(store, id), null) }
}
