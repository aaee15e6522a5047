import { z } from 'zod'
import { fromList, toList } from '@/lib/store/tree-value'
import type { Json } from '@/lib/store/store'
import { plannedSchema } from './planned'
import { besideVersionSchema, draftSchema, presetSchema, slugSchema, type Preset } from './schema'

/** The store holds no arrays, and nothing empty. */
const LISTS = ['aliases', 'filters', 'changes'] as const
const LISTS_IF_ANY = ['figures', 'platforms'] as const

export function toStored(preset: z.infer<typeof presetSchema> | z.infer<typeof draftSchema>): Json {
  const fields = Object.entries(preset).map(([name, value]) => [
    name,
    Array.isArray(value) ? toList<unknown>(value, 0) : value,
  ])
  return Object.fromEntries(fields)
}

/** Restores lists from their stored form; anything else is left for the schema to reject. */
function fromStored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const lists = LISTS.map((name) => [name, listFrom(Reflect.get(value, name))])
  const ifAny = LISTS_IF_ANY.filter((name) => name in value).map((name) => [
    name,
    listFrom(Reflect.get(value, name)),
  ])
  return { ...value, ...Object.fromEntries([...lists, ...ifAny]) }
}

function listFrom(value: unknown): unknown {
  if (value === undefined) return []
  return typeof value === 'object' && value !== null ? fromList({ ...value }) : value
}

function draftFromStored(value: unknown): unknown {
  const draft = fromStored(value)
  if (typeof draft !== 'object' || draft === null) return draft
  const { changes, ...fields } = Object.assign({ changes: [] }, draft)
  return Array.isArray(changes) && changes.length === 0 ? fields : draft
}

/** Stored at `presets/{id}`. */
export const storedPresetSchema = z.object({
  /** Place in the lists; lower comes first. */
  position: z.int().min(0),
  /** Number of writes, to prevent overwriting changes that a user has not seen. */
  revision: z.int().min(0),
  /** Missing until first published. */
  published: z.preprocess(fromStored, presetSchema).exactOptional(),
  /** The draft; missing while it equals the published content. */
  draft: z.preprocess(draftFromStored, draftSchema).exactOptional(),
  planned: plannedSchema.extend({ draft: z.preprocess(draftFromStored, draftSchema) }).exactOptional(),
  /** Missing if that is its id. */
  slug: slugSchema.exactOptional(),
  formerSlugs: z.preprocess(listFrom, z.array(slugSchema)).exactOptional(),
  /** Its sale price, current or future; an expired one stays until the next. */
  salePrice: besideVersionSchema.salePrice,
  /** Its past prices, for the one that must be shown beside a sale price; see `stepsKept`. */
  priceSteps: z.preprocess(listFrom, besideVersionSchema.priceSteps).exactOptional(),
  seo: besideVersionSchema.seo,
})
export type StoredPreset = z.infer<typeof storedPresetSchema>

/** A preset's addresses, prices and texts for search engines, which belong to no version. */
export function besideVersion({
  slug,
  formerSlugs,
  salePrice,
  priceSteps,
  seo,
}: StoredPreset): Pick<Preset, 'slug' | 'formerSlugs' | 'salePrice' | 'priceSteps' | 'seo'> {
  return {
    ...(slug === undefined ? {} : { slug }),
    ...(formerSlugs ? { formerSlugs } : {}),
    ...(salePrice ? { salePrice } : {}),
    ...(priceSteps ? { priceSteps } : {}),
    ...(seo ? { seo } : {}),
  }
}

/** Stored at `presetVersions/{id}/{n}`: the preset as published; never changed or deleted. */
export const presetVersionSchema = z.preprocess(fromStored, presetSchema)
