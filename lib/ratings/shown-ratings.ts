import * as z from 'zod/mini'

/** A part of the ratings of a preset, newest first, as everybody sees them: what `GET /api/presets/[id]/ratings` answers. */
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
  /** From where on the next part is asked for; null at the end. */
  next: z.nullable(z.string()),
})
export type ShownRatings = z.infer<typeof shownRatingsSchema>
