import { z } from 'zod'

/** Fewest visible ratings for stars: fewer say more about the raters than the preset. */
const FEWEST = 3

/** Stored at `ratingCounts/{presetId}`. */
export const ratingCountSchema = z.object({
  count: z.int().min(0).default(0),
  sum: z.int().min(0).default(0),
})
export type RatingCount = z.infer<typeof ratingCountSchema>

export type RatingCounts = Readonly<Record<string, RatingCount>>

/** The mean is rounded to tenths. */
export interface PresetRating {
  count: number
  average: number
}

/** Sorted by id. */
export function publishedRatings(counts: RatingCounts): Map<string, PresetRating> {
  const enough = Object.entries(counts).filter(([, { count }]) => count >= FEWEST)
  const sorted = enough.sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    sorted.map(([id, { count, sum }]) => [id, { count, average: Math.round((10 * sum) / count) / 10 }]),
  )
}
