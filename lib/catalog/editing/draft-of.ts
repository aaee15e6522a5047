import { dynamicNames } from '@/lib/audio/dynamics/dynamics'
import { hasGain } from '@/lib/audio/filter'
import { now } from '@/lib/core/clock'
import type { SoundFigures } from '../figures/schema'
import { pricedPreset } from '../pricing/priced-catalog'
import { draftSchema, type Draft, type Preset } from '../schema'
import type { ListedPreset } from '../showing/read-presets'
import { besideVersion, type StoredPreset } from '../stored-preset'

/** The content that publishing would use: the draft, or else what is already published. */
export function draftOf({ draft, published }: StoredPreset): Draft {
  if (draft) return draft
  if (!published) throw new Error('a preset with nothing in it')
  return contentOf(published)
}

/** Without a price yet, it has none. */
export function previewOf(preset: ListedPreset, figures: SoundFigures[]): Preset {
  const { id, published } = preset
  const before = published ?? { id, price: 0, version: 1, updatedAt: now(), changes: [], active: true }
  return pricedPreset({ ...before, ...draftOf(preset), figures, ...besideVersion(preset) }, now())
}

export function contentOf({
  name,
  game,
  aliases,
  tagline,
  description,
  filters,
  dynamics,
  spatial,
  platforms,
  headset,
}: Preset): Draft {
  const texts = { name, game, aliases, tagline, description }
  const sound = { filters, ...(dynamics && { dynamics }), spatial }
  return { ...texts, ...sound, ...(platforms && { platforms }), headset }
}

/** The audible part of a preset: everything else is text, which is corrected without a new version. */
export type Sound = Pick<Draft, 'filters' | 'dynamics' | 'spatial'>

export function soundOf({ filters, dynamics, spatial }: Sound): Sound {
  return { filters, ...(dynamics && { dynamics }), spatial }
}

export function isSameSound(one: Sound, other: Sound): boolean {
  return soundText(one) === soundText(other)
}

function soundText({ filters, dynamics, spatial }: Sound): string {
  const bands = filters.map((filter) => [
    filter.type,
    filter.fc,
    filter.q,
    hasGain(filter) ? filter.gain : null,
  ])
  const compressor = dynamics && dynamicNames.map((name) => dynamics[name])
  return JSON.stringify([spatial, bands, compressor ?? null])
}

export function isPublishedAs(draft: Draft, published: Preset): boolean {
  // Once parsed, both have their fields in the same order.
  const [one, other] = [draft, contentOf(published)].map((each) => JSON.stringify(draftSchema.parse(each)))
  return one === other
}
