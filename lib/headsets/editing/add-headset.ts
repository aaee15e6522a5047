import 'server-only'
import { createTranslator } from 'use-intl/core'
import { Unreadable } from '@/lib/audio/tuning/tuning'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { headsetFrom, headsetId, Implausible, MOST_LIFT } from '../autoeq/headset-from'
import { headsetNamed } from '../current-headsets'
import { headsetChanges, headsetSaved, headsetsChanged } from '../data'
import { headsetSchema, type Headset } from '../schema'
import type { NewHeadset } from './schema'

const problems = createTranslator({ locale: 'de', messages, namespace: 'studio.import.problems' })
const fields = createTranslator({ locale: 'de', messages, namespace: 'fields' })

/**
 * Adds a headset with the correction of a pasted text, with a journal entry.
 * @throws ShopError `invalid_input` with the invalid line of the text, or for the name if it is taken
 */
export async function addHeadset(store: Store, added: NewHeadset, actor: string): Promise<{ id: string }> {
  const headset = headsetOf(added)
  const { id, name, kind, measurer } = headset
  await optimisticUpdate(store, async () => {
    const number = await headsetChanges(store)
    if (await headsetNamed(store, id)) throw wrong('name', fields('headset_name_taken', { id }))
    const after = { name, kind, measurer, filters: headset.filters.length }
    const changes = {
      ...headsetSaved({ ...headset, byHand: true }),
      ...journalAdded({ actor, act: 'headset-added', subject: `headsets/${id}`, after }),
    }
    return { ...headsetsChanged(number, changes), result: undefined }
  })
  log().info({ headset: id, actor }, 'headset added')
  return { id }
}

function headsetOf({ text, ...about }: NewHeadset): Headset {
  if (headsetId(about.name) === '') throw wrong('name', fields('headset_name'))
  try {
    const headset = headsetSchema.safeParse(headsetFrom(text, about))
    if (headset.success) return headset.data
    throw wrong('text', fields('headset_values'))
  } catch (error) {
    if (error instanceof ShopError) throw error
    if (error instanceof Unreadable) throw wrong('text', problems(error.problem, error.values))
    if (error instanceof Implausible) throw wrong('text', fields('headset_lift', { most: MOST_LIFT }))
    throw wrong('text', fields('headset_values'))
  }
}

function wrong(field: keyof NewHeadset, sentence: string): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: sentence } })
}
