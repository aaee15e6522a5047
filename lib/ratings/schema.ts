import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { idPattern } from '@/lib/core/ids'
import { plainLines } from '@/lib/core/text/plain-lines'
import { plainText } from '@/lib/core/text/plain-text'
import { orderIdSchema } from '@/lib/orders/schema'

/** Longest text of a rating, in characters. */
const TEXT_LENGTH = 1000
/** Longest name beside a rating, in characters. */
const NAME_LENGTH = 30
const REASON_LENGTH = 1000

export const ratingIdSchema = z.string().regex(idPattern('rating'))
const starsSchema = z.int('rating_stars').min(1, 'rating_stars').max(5, 'rating_stars')

const ratingStatusSchema = z.enum(['shown', 'hidden'])
export type RatingStatus = z.infer<typeof ratingStatusSchema>

/** Why the desk has hidden a rating, and when (ms). */
const hiddenSchema = z.object({ reason: z.string(), at: z.int() })

/** What a buyer says of a preset, as stored at `ratings/{id}`; times in ms. Only the order says who it was. */
export const ratingSchema = z.object({
  id: ratingIdSchema,
  orderId: orderIdSchema,
  presetId: presetIdSchema,
  stars: starsSchema,
  text: z.string().max(TEXT_LENGTH).exactOptional(),
  /** As its author has chosen; missing for who wants to stay unnamed. */
  name: z.string().max(NAME_LENGTH).exactOptional(),
  at: z.int(),
  /** When its author has changed it last. */
  changedAt: z.int().exactOptional(),
  status: ratingStatusSchema,
  /** The preset again while it is shown: product pages find it by this. */
  shownFor: presetIdSchema.exactOptional(),
  /** While it is hidden. */
  hidden: hiddenSchema.exactOptional(),
})
export type Rating = z.infer<typeof ratingSchema>

/** What was rated of an order, as stored at `ratedItems/{orderId}/{presetId}`. */
export const ratedItemSchema = z.object({
  /** How often the rating was written, changed, hidden, shown or deleted; see `saveChange`. */
  changes: z.int(),
  /** Missing when the rating was deleted. */
  ratingId: ratingIdSchema.exactOptional(),
  /** Stays when a hidden rating is deleted, so that writing it anew does not show it. */
  hidden: hiddenSchema.exactOptional(),
})
export type RatedItem = z.infer<typeof ratedItemSchema>

/** Body of `PUT /api/orders/[orderId]/ratings/[preset]`. Whoever gives no name stays unnamed. */
export const ratingRequestSchema = z.strictObject({
  stars: starsSchema,
  text: plainLines.refine((text) => text.length <= TEXT_LENGTH, 'rating_text'),
  name: z
    .string()
    .trim()
    .max(NAME_LENGTH, 'rating_name')
    .regex(plainText, 'control_characters')
    // Nobody's address gets onto the page by mistake.
    .refine((name) => !name.includes('@'), 'rating_name'),
})
export type RatingRequest = z.infer<typeof ratingRequestSchema>

/** Body of `POST /api/admin/ratings/[ratingId]/hide`. */
export const hidingSchema = z.strictObject({
  reason: plainLines
    .refine((reason) => reason !== '', 'rating_reason')
    .refine((reason) => reason.length <= REASON_LENGTH, 'too_long'),
})

/** What an order's buyer has said of one of its presets. */
export type OwnRating = Pick<Rating, 'stars' | 'text' | 'name' | 'at' | 'changedAt' | 'hidden'>
