import { z } from 'zod'
import { plainText } from '@/lib/core/plain-text'
import { LONGEST_LIST, readFilters } from './filter-text'
import { LONGEST_NAME } from './own-curve'

/** How many presets an account can keep. */
export const MOST_KEPT = 50

const name = z
  .string()
  .trim()
  .min(1, 'studio_name')
  .max(LONGEST_NAME, 'studio_name')
  .regex(plainText, 'control_characters')

/** Filters as `writeFilters` writes them. */
const filters = z
  .string()
  .max(LONGEST_LIST)
  .refine((text) => readFilters(text) !== null)

const contentSchema = z.strictObject({
  name,
  filters,
  /** For the headset it is made for. */
  correction: z.strictObject({ name, filters: filters.min(1) }).exactOptional(),
  /** The preset of the shop that it began with, whose values must not be passed on. */
  base: z
    .string()
    .max(48)
    .regex(/^[a-z0-9-]+$/)
    .exactOptional(),
})
export type KeptContent = z.infer<typeof contentSchema>

/** Made up by the browser, so that a preset that is sent twice is kept once. */
const id = z.string().regex(/^[0-9a-f]{32}$/)

/** Counts from 1 what was written of it, so that nobody overwrites what they have not seen. */
const revision = z.int().min(1)

/** What is stored at `users/{uid}/presets/{id}`, and answered; time in ms. */
export const keptPresetSchema = contentSchema.extend({ id, revision, changedAt: z.int() })
export type KeptPreset = z.infer<typeof keptPresetSchema>

/** Answer of `GET /api/account/studio`. */
export const keptPresetsSchema = z.object({ presets: z.array(keptPresetSchema) })

/** Body of `POST /api/account/studio`. */
export const newKeptSchema = contentSchema.extend({ id })

/** Body of `PUT /api/account/studio/[id]`. */
export const keptChangeSchema = contentSchema.extend({ revision })

/** Answer of `GET /api/orders/[orderId]/filters/[preset]`: what somebody has bought, to begin with. */
export const boughtFiltersSchema = z.object({ name: z.string(), filters })

/** The dynamic part of a kept preset's address. */
export const keptParams = z.object({ id })

/** Query of `DELETE /api/account/studio/[id]`. */
export const keptRemovalSchema = z.object({ revision: z.coerce.number().pipe(revision) })
