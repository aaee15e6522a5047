import { z } from 'zod'
import { fromList, toList } from '@/lib/store/tree-value'
import type { Json } from '@/lib/store/store'
import { line, presetIdSchema, presetParams, presetStateSchema, priceSchema } from '../schema'

const SIZE = { min: 2, max: 50 }

/** In characters. */
export const NAME_LENGTH = 40
export const TAGLINE_LENGTH = 120

/** A bundle's content; texts are German. */
const content = {
  name: line(NAME_LENGTH),
  tagline: line(TAGLINE_LENGTH),
  presetIds: z
    .array(presetIdSchema)
    .min(SIZE.min, 'bundle_presets')
    .max(SIZE.max, 'bundle_presets')
    .refine((ids) => new Set(ids).size === ids.length, 'bundle_presets'),
  /** Integer cents, for all of them together. */
  price: priceSchema,
  active: z.boolean(),
}

export const bundleSchema = z.strictObject({ id: presetIdSchema, ...content })
export type Bundle = z.infer<typeof bundleSchema>

export const newBundleSchema = bundleSchema.omit({ id: true })
export type NewBundle = z.infer<typeof newBundleSchema>

/** Body of `PUT /api/admin/bundles/[id]`, with the revision that was seen. */
export const bundleChangeSchema = newBundleSchema.extend({ revision: z.int().min(0) })
export type BundleChange = z.infer<typeof bundleChangeSchema>

export const bundleParams = presetParams
export const bundleStateSchema = presetStateSchema

/** Stored at `bundles/{id}`, with the number of its writes. */
export const storedBundleSchema = z.preprocess(
  withList,
  bundleSchema.omit({ id: true }).extend({ revision: z.int().min(0) }),
)
export type StoredBundle = z.infer<typeof storedBundleSchema>

/** Converts a bundle to its stored form: the store holds no arrays. */
export function storedBundle({ presetIds, ...fields }: NewBundle): Record<string, Json> {
  return { ...fields, presetIds: toList(presetIds, 0) }
}

function withList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('presetIds' in value)) return value
  const { presetIds } = value
  return typeof presetIds === 'object' && presetIds !== null
    ? { ...value, presetIds: fromList({ ...presetIds }) }
    : value
}
