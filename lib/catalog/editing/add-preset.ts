import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import { slugOf } from '@/lib/core/text/plain-text'
import type { Store } from '@/lib/store/store'
import { draftSaved, getPresets, placed, presetChanged, getPreset } from '../data'
import type { Draft } from '../schema'
import { addressesTaken } from './set-address'
import { toStored } from '../stored-preset'
import { draftOf } from './draft-of'

const MOST_ALIKE = 100
/** Leaves room for the suffix that distinguishes presets with similar names. */
const LONGEST_SLUG = 48 - `-${MOST_ALIKE}`.length

/** At the end of the lists. Its id is derived from game and name, and never reused. */
export async function addPreset(
  store: Store,
  draft: Draft,
  actor: string,
): Promise<{ id: string; revision: number }> {
  const { presets } = await getPresets(store)
  const taken = await addressesTaken(store)
  const slug = slugOf(`${draft.game} ${draft.name}`, LONGEST_SLUG) || 'preset'
  const positions = [...presets.values()].map(({ position }) => position)
  for (let count = 1; count <= MOST_ALIKE; count += 1) {
    const id = count === 1 ? slug : `${slug}-${count}`
    if (taken.has(id)) continue
    const { onceKey, changes } = presetChanged(id, 0, {
      ...draftSaved(id, draft),
      ...placed({ [id]: Math.max(-1, ...positions) + 1 }),
      ...journalAdded({ actor, act: 'preset-saved', subject: `presets/${id}`, after: toStored(draft) }),
    })
    if (await store.updateOnce(onceKey, changes)) return { id, revision: 1 }
  }
  throw new ShopError('preset_changed')
}

/** @throws ShopError `not_found` */
export async function duplicatePreset(
  store: Store,
  id: string,
  name: string,
  actor: string,
): Promise<{ id: string; revision: number }> {
  const preset = await getPreset(store, id)
  if (!preset) throw new ShopError('not_found')
  return addPreset(store, { ...draftOf(preset), name }, actor)
}
