import { isDeepStrictEqual } from 'node:util'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getStoredHeadset, headsetChanges, headsetSaved, headsetsChanged } from './data'
import { ownHeadsets } from './own-headsets'
import type { Headset } from './schema'

/** In one atomic write. */
const PART = 100

export interface Imported {
  added: string[]
  changed: string[]
  same: string[]
}

/** A hundred per write and journal entry; keeps the owner's aliases, skips equal ones. @param isTrial only reports */
export async function importHeadsets(
  store: Store,
  headsets: readonly Headset[],
  actor: string,
  isTrial = false,
): Promise<Imported> {
  const done: Imported = { added: [], changed: [], same: [] }
  for (let first = 0; first < headsets.length; first += PART) {
    const part = await importPart(store, headsets.slice(first, first + PART), actor, isTrial)
    done.added.push(...part.added)
    done.changed.push(...part.changed)
    done.same.push(...part.same)
  }
  return done
}

function importPart(
  store: Store,
  headsets: readonly Headset[],
  actor: string,
  isTrial: boolean,
): Promise<Imported> {
  return optimisticUpdate(store, async () => {
    const number = await headsetChanges(store)
    const result: Imported = { added: [], changed: [], same: [] }
    const changes: Changes = {}
    for (const headset of headsets) {
      const { kind, saved } = await decided(store, headset)
      result[kind].push(headset.id)
      if (saved) Object.assign(changes, headsetSaved(saved))
    }
    const [added, changed] = [result.added.length, result.changed.length]
    if (isTrial || added + changed === 0) return { result }
    const entry = journalAdded({
      actor,
      act: 'headsets-imported',
      subject: 'headsets',
      after: { added, changed },
    })
    return { ...headsetsChanged(number, { ...changes, ...entry }), result }
  })
}

async function decided(store: Store, given: Headset): Promise<{ kind: keyof Imported; saved?: Headset }> {
  const present = (await getStoredHeadset(store, given.id)) ?? (await ownHeadsets()).get(given.id)
  if (!present) return { kind: 'added', saved: given }
  const saved = { ...given, aliases: present.aliases }
  return isDeepStrictEqual(present, saved) ? { kind: 'same' } : { kind: 'changed', saved }
}
