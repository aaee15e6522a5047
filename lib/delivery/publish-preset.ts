import { changePreset } from '@/lib/catalog/editing/change-preset'
import { getPreset, presetPublished } from '@/lib/catalog/data'
import {
  doubtsAboutDraft,
  doubtsAboutPrice,
  otherPrices,
  requireSure,
} from '@/lib/catalog/editing/doubts-about'
import { contentOf, draftOf } from '@/lib/catalog/editing/draft-of'
import { figuresFor } from '@/lib/catalog/editing/figures-for'
import type { Preset, Publication } from '@/lib/catalog/schema'
import { toStored, type StoredPreset } from '@/lib/catalog/stored-preset'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { giftFiguresDue } from '@/lib/orders/preset-gift-data'
import { announced } from './data'
import { nextVersion } from './next-version'

/**
 * In one write: visible to all visitors, and a task to notify buyers of older versions, but not of corrected texts.
 * @throws ShopError `not_found`, `preset_changed`; `preset_planned` while another publication is planned;
 * `preset_doubtful` if it looks like a mistake; as `nextVersion`
 */
export async function publishPreset(
  store: Store,
  id: string,
  publication: Publication,
  actor: string,
): Promise<{ id: string; revision: number }> {
  const others = await otherPrices(store, id)
  const seen = await getPreset(store, id)
  const figures = seen && (await figuresFor(draftOf(seen), seen.published))
  const state = await changePreset(store, id, publication.revision, (stored) => {
    const preset = publishable(id, stored, publication, others)
    return versionPublished(stored, { ...preset, figures: figures ?? [] }, actor)
  })
  log().info({ preset: id, actor }, 'preset published')
  return state
}

/** @param others prices of the other presets on sale, in cents @throws ShopError as `publishPreset` */
export function publishable(
  id: string,
  stored: StoredPreset,
  { isSure, ...said }: Omit<Publication, 'revision'>,
  others: readonly number[],
): Preset {
  // The plan would replace its content later.
  if (stored.planned) throw new ShopError('preset_planned')
  const preset = nextVersion(id, stored.published, draftOf(stored), said)
  const doubts = doubtsAboutDraft(contentOf(preset))
  // Later versions keep their price.
  const ofPrice = stored.published === undefined ? doubtsAboutPrice(preset.price, others) : []
  requireSure([...doubts, ...ofPrice], isSure)
  return preset
}

export function versionPublished({ published }: StoredPreset, preset: Preset, actor: string): Changes {
  const subject = `presets/${preset.id}`
  const before = published ? toStored(published) : null
  return {
    ...presetPublished(preset),
    ...(published && preset.version > published.version ? announced(preset) : {}),
    ...(preset.version === published?.version ? {} : giftFiguresDue(preset.id)),
    ...journalAdded({ actor, act: 'preset-published', subject, before, after: toStored(preset) }),
  }
}
