import 'server-only'
import { pictureContentSchema, type PictureContent } from '@/lib/pictures/schema'
import { log } from '@/lib/core/log'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import { toList } from '@/lib/store/tree-value'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'
import type { PriceStep, Prices } from './pricing/price-steps'
import type { Planned } from './planned'
import type { Draft, Preset, Seo } from './schema'
import { presetVersionSchema, storedPresetSchema, toStored, type StoredPreset } from './stored-preset'

export interface StoredCatalog {
  presets: Map<string, StoredPreset>
  broken: string[]
}

export function subscribeToPresets(store: Store, listener: (presets: StoredCatalog) => void): Unsubscribe {
  return store.subscribe('presets', (value) => listener(parsePresets(value)))
}

export async function getPresets(store: Store): Promise<StoredCatalog> {
  return parsePresets(await store.get('presets'))
}

/** By place, then id. */
export function inOrder<Placed extends { position: number }>(
  presets: ReadonlyMap<string, Placed>,
): [string, Placed][] {
  return [...presets].sort(
    ([id, one], [otherId, other]) => one.position - other.position || (id < otherId ? -1 : 1),
  )
}

export async function getPreset(store: Store, id: string): Promise<StoredPreset | null> {
  const value = await store.get(`presets/${id}`)
  return value === null ? null : storedPresetSchema.parse(value)
}

/** The latest published version of a preset, or null. */
export async function getNewestVersion(store: Store, id: string): Promise<Preset | null> {
  const versions = Object.values(Object((await store.get(`presetVersions/${id}`)) ?? {}))
  const presets = versions.map((version) => presetVersionSchema.parse(version))
  return presets.sort((one, other) => other.version - one.version)[0] ?? null
}

export function presetPublished(preset: Preset): Changes {
  const stored = toStored(preset)
  return {
    [`presets/${preset.id}/published`]: stored,
    [`presets/${preset.id}/draft`]: null,
    [`presetVersions/${preset.id}/${preset.version}`]: stored,
  }
}

export function draftSaved(id: string, draft: Draft | null): Changes {
  return { [`presets/${id}/draft`]: draft && toStored(draft) }
}

export function publicationPlanned(id: string, planned: Planned | null): Changes {
  return { [`presets/${id}/planned`]: planned && { ...planned, draft: toStored(planned.draft) } }
}

/** Cents. */
export function saleSet(id: string, { price, active }: Pick<Preset, 'price' | 'active'>): Changes {
  return { [`presets/${id}/published/price`]: price, [`presets/${id}/published/active`]: active }
}

export function pricesSet(id: string, { salePrice }: Prices, steps: readonly PriceStep[]): Changes {
  return {
    [`presets/${id}/salePrice`]: salePrice ? { ...salePrice } : null,
    [`presets/${id}/priceSteps`]: toList(
      steps.map((step) => storedStep(step)),
      0,
    ),
  }
}

const storedStep = ({ from, price, isSale }: PriceStep) => ({ from, price, ...(isSale ? { isSale } : {}) })

export function addressSet(id: string, slug: string, former: readonly string[]): Changes {
  return {
    [`presets/${id}/slug`]: slug === id ? null : slug,
    [`presets/${id}/formerSlugs`]: former.length > 0 ? toList(former, 0) : null,
  }
}

export const seoSet = (id: string, seo: Seo): Changes => ({ [`presets/${id}/seo`]: seo })

export async function getPresetPicture(store: Store, id: string): Promise<PictureContent | null> {
  const value = await store.get(`presetPictures/${id}`)
  return value === null ? null : pictureContentSchema.parse(value)
}

/** @param content null removes it */
export const presetPictureSet = (id: string, content: PictureContent | null): Changes => ({
  [`presetPictures/${id}`]: content,
})

export function placed(positions: Record<string, number>): Changes {
  const entries = Object.entries(positions)
  return Object.fromEntries(entries.map(([id, position]) => [`presets/${id}/position`, position]))
}

export function savePlaces(store: Store, changes: Changes): Promise<void> {
  return store.update(changes)
}

export const revised = (id: string, revision: number): Changes => ({ [`presets/${id}/revision`]: revision })

/** A change of a preset as seen at this revision, which it increments. */
export function presetChanged(id: string, revision: number, changes: Changes): OnceChanges {
  return { onceKey: `preset_${id}_${revision}`, changes: { ...changes, ...revised(id, revision + 1) } }
}

function parsePresets(value: Json | null): StoredCatalog {
  const presets = new Map<string, StoredPreset>()
  const broken: string[] = []
  for (const [id, entry] of Object.entries(Object(value))) {
    const parsed = storedPresetSchema.safeParse(entry)
    if (parsed.success) presets.set(id, parsed.data)
    else broken.push(id)
  }
  if (broken.length > 0) log().error({ broken }, 'presets that cannot be read')
  return { presets, broken }
}
