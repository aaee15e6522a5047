import * as z from 'zod/mini'
import { plainText } from '@/lib/core/text/plain-text'
import { LONGEST_LIST, readFilters } from './filter-text'
import { LONGEST_NAME } from './own-curve'

/** How many presets an account can keep. */
export const MOST_KEPT = 50

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'studio_name'),
    z.maxLength(LONGEST_NAME, 'studio_name'),
    z.regex(plainText, 'control_characters'),
  )

/** Filters as `writeFilters` writes them. */
const filters = z.string().check(
  z.maxLength(LONGEST_LIST),
  z.refine((text) => readFilters(text) !== null),
)

const contentSchema = z.strictObject({
  name,
  filters,
  /** For the headset it is made for. */
  correction: z.exactOptional(z.strictObject({ name, filters: filters.check(z.minLength(1)) })),
  /** The preset of the shop that it began with, whose values must not be passed on. */
  base: z.exactOptional(z.string().check(z.maxLength(48), z.regex(/^[a-z0-9-]+$/))),
})
export type KeptContent = z.infer<typeof contentSchema>

/** Made up by the browser, so that a preset that is sent twice is kept once. */
const id = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** Counts from 1 what was written of it, so that nobody overwrites what they have not seen. */
const revision = z.int().check(z.minimum(1))

/** What is stored at `users/{uid}/presets/{id}`, and answered; time in ms. */
export const keptPresetSchema = z.extend(contentSchema, { id, revision, changedAt: z.int() })
export type KeptPreset = z.infer<typeof keptPresetSchema>

/** Answer of `GET /api/account/studio`. */
export const keptPresetsSchema = z.object({ presets: z.array(keptPresetSchema) })

/** Body of `POST /api/account/studio`. */
export const newKeptSchema = z.extend(contentSchema, { id })

/** Body of `PUT /api/account/studio/[id]`. */
export const keptChangeSchema = z.extend(contentSchema, { revision })

/** Answer of `GET /api/orders/[orderId]/filters/[preset]`: what somebody has bought, to begin with. */
export const boughtFiltersSchema = z.object({ name: z.string(), filters })

/** The dynamic part of a kept preset's address. */
export const keptParams = z.object({ id })

/** Query of `DELETE /api/account/studio/[id]`. */
export const keptRemovalSchema = z.object({
  revision: z.pipe(z.pipe(z.string(), z.transform(Number)), revision),
})
