import 'server-only'
import { changePreset } from '@/lib/catalog/editing/change-preset'
import { presetPublished } from '@/lib/catalog/data'
import {
  doubtsAboutDraft,
  doubtsAboutPrice,
  otherPrices,
  requireSure,
} from '@/lib/catalog/editing/doubts-about'
import { contentOf, draftOf, isPublishedAs } from '@/lib/catalog/editing/draft-of'
import { presetSchema, type Preset, type Publication } from '@/lib/catalog/schema'
import { toStored, type StoredPreset } from '@/lib/catalog/stored-preset'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { announced } from './data'

/**
 * Publishes the draft as the next version. In one write, all visitors get to see it and a task to notify buyers
 * of older versions is added.
 * @throws ShopError `invalid_input` if the first version has no price or a later one no change note;
 * `not_found`, `preset_changed`, `preset_unchanged`; `preset_doubtful` if it looks like a mistake
 */
export async function publishPreset(
  store: Store,
  id: string,
  publication: Publication,
  actor: string,
): Promise<{ id: string; revision: number }> {
  const others = await otherPrices(store, id)
  const state = await changePreset(store, id, publication.revision, (stored) => {
    const preset = nextVersion(id, stored, publication)
    const doubts = doubtsAboutDraft(contentOf(preset))
    // Later versions keep their price.
    const ofPrice = preset.version === 1 ? doubtsAboutPrice(preset.price, others) : []
    requireSure([...doubts, ...ofPrice], publication.isSure)
    const subject = `presets/${id}`
    const before = stored.published ? toStored(stored.published) : null
    return {
      ...presetPublished(preset),
      ...(preset.version > 1 ? announced(preset) : {}),
      ...journalAdded({ actor, act: 'preset-published', subject, before, after: toStored(preset) }),
    }
  })
  log().info({ preset: id, actor }, 'preset published')
  return state
}

function nextVersion(id: string, stored: StoredPreset, publication: Publication): Preset {
  const draft = draftOf(stored)
  const updatedAt = now()
  const { published } = stored
  if (!published) {
    const { price } = publication
    if (price === undefined) throw missing('price')
    return presetSchema.parse({ id, ...draft, price, version: 1, updatedAt, changes: [], active: true })
  }
  if (isPublishedAs(draft, published)) throw new ShopError('preset_unchanged')
  const { text, isRepair } = publication
  if (text === undefined) throw missing('text')
  const version = published.version + 1
  const change = { version, text, ...(isRepair ? { isRepair } : {}) }
  const changes = [change, ...published.changes]
  return presetSchema.parse({ ...published, ...draft, version, updatedAt, changes })
}

function missing(field: 'price' | 'text'): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: messages.fields.required } })
}
