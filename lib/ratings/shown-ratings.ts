import * as z from 'zod/mini'

/** Answer of `GET /api/presets/[id]/ratings`, newest first; times in ms. */
export const shownRatingsSchema = z.object({
  ratings: z.array(
    z.object({
      id: z.string(),
      stars: z.int(),
      text: z.exactOptional(z.string()),
      name: z.exactOptional(z.string()),
      at: z.int(),
      changedAt: z.exactOptional(z.int()),
    }),
  ),
  next: z.nullable(z.string()),
})
export type ShownRatings = z.infer<typeof shownRatingsSchema>
