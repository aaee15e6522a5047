import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { idPattern } from '@/lib/core/ids'
import { plainLine, plainLines } from '@/lib/core/text/plain-line'
import { orderIdSchema } from '@/lib/orders/schema'

/** In characters. */
const TEXT_LENGTH = 1000
/** In characters. */
const NAME_LENGTH = 30
const REASON_LENGTH = 1000

export const ratingIdSchema = z.string().regex(idPattern('rating'))
const starsSchema = z.int('rating_stars').min(1, 'rating_stars').max(5, 'rating_stars')
const ratingStatusSchema = z.enum(['shown', 'hidden'])
export type RatingStatus = z.infer<typeof ratingStatusSchema>

/** Times in ms. */
const hiddenSchema = z.object({
  reason: z.string(),
  at: z.int(),
  isReported: z.literal(true).exactOptional(),
})

/** A buyer's rating of a preset, stored at `ratings/{id}`; times in ms. Only the order says who wrote it. */
export const ratingSchema = z.object({
  id: ratingIdSchema,
  orderId: orderIdSchema,
  presetId: presetIdSchema,
  stars: starsSchema,
  text: z.string().max(TEXT_LENGTH).exactOptional(),
  /** Missing for anonymous ratings. */
  name: z.string().max(NAME_LENGTH).exactOptional(),
  at: z.int(),
  changedAt: z.int().exactOptional(),
  status: ratingStatusSchema,
  /** The preset's id while visible: product pages look it up by this. */
  shownFor: presetIdSchema.exactOptional(),
  hidden: hiddenSchema.exactOptional(),
})
export type Rating = z.infer<typeof ratingSchema>

/** An order's rating of a preset, stored at `ratedItems/{orderId}/{presetId}`. */
export const ratedItemSchema = z.object({
  /** Counts writing, changing, hiding, showing and deleting; see `saveChange`. */
  changes: z.int(),
  /** Missing once the rating is deleted. */
  ratingId: ratingIdSchema.exactOptional(),
  /** Stays when a hidden rating is deleted, so that rewriting it does not show it again. */
  hidden: hiddenSchema.exactOptional(),
})
export type RatedItem = z.infer<typeof ratedItemSchema>

/** Body of `PUT /api/orders/[orderId]/ratings/[preset]`. Without a name the rating is anonymous. */
export const ratingRequestSchema = z.strictObject({
  stars: starsSchema,
  text: plainLines.refine((text) => text.length <= TEXT_LENGTH, 'rating_text'),
  name: plainLine()
    .max(NAME_LENGTH, 'rating_name')
    // Keeps people from publishing their e-mail address by mistake.
    .refine((name) => !name.includes('@'), 'rating_name'),
})
export type RatingRequest = z.infer<typeof ratingRequestSchema>

export const hidingSchema = z.strictObject({
  reason: plainLines
    .refine((reason) => reason !== '', 'rating_reason')
    .refine((reason) => reason.length <= REASON_LENGTH, 'too_long'),
})

export type OwnRating = Pick<Rating, 'stars' | 'text' | 'name' | 'at' | 'changedAt' | 'hidden'>
