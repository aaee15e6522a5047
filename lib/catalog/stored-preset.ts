import { z } from 'zod'
import type { Json } from '@/lib/store/store'
import { draftSchema, presetSchema } from './schema'

/** The store holds no arrays, and nothing empty. */
const LISTS = ['aliases', 'filters', 'changes'] as const

/** The form in which the store holds a preset or a draft. */
export function toStored(preset: z.infer<typeof presetSchema> | z.infer<typeof draftSchema>): Json {
  const fields = Object.entries(preset).map(([name, value]) => [
    name,
    Array.isArray(value) ? Object.fromEntries(value.entries()) : value,
  ])
  return Object.fromEntries(fields)
}

/** Lists as they were before they were stored; what is no list of the store stays, and fails at the schema. */
function fromStored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const lists = LISTS.map((name) => [name, listFrom(Reflect.get(value, name))])
  return { ...value, ...Object.fromEntries(lists) }
}

function listFrom(value: unknown): unknown {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, entry]) => entry)
}

function draftFromStored(value: unknown): unknown {
  const draft = fromStored(value)
  if (typeof draft !== 'object' || draft === null) return draft
  const { changes, ...fields } = Object.assign({ changes: [] }, draft)
  return Array.isArray(changes) && changes.length === 0 ? fields : draft
}

/** What is stored at `presets/{id}`. */
export const storedPresetSchema = z.object({
  /** Its place in the lists; lower ones come first. */
  position: z.int().min(0),
  /** Counts what was written of it, so that nobody overwrites what they have not seen. */
  revision: z.int().min(0),
  /** Missing until it is published for the first time. */
  published: z.preprocess(fromStored, presetSchema).exactOptional(),
  /** What is being worked on; missing while that is what is published. */
  draft: z.preprocess(draftFromStored, draftSchema).exactOptional(),
})
export type StoredPreset = z.infer<typeof storedPresetSchema>

/** What is stored at `presetVersions/{id}/{n}`: the preset as it was published; nothing changes or deletes it. */
export const presetVersionSchema = z.preprocess(fromStored, presetSchema)
