import * as z from 'zod/mini'

/** One page of a preset's ratings, newest first, as shown to everyone: answer of `GET /api/presets/[id]/ratings`. */
export const shownRatingsSchema = z.object({
  ratings: z.array(
    z.object({
      id: z.string(),
      stars: z.int(),
      text: z.exactOptional(z.string()),
      name: z.exactOptional(z.string()),
      /** In ms. */
      at: z.int(),
      changedAt: z.exactOptional(z.int()),
    }),
  ),
  /** Where the next page begins; null at the end. */
  next: z.nullable(z.string()),
})
export type ShownRatings = z.infer<typeof shownRatingsSchema>
