import { z } from 'zod'

/** From so many shown ratings on, a preset has stars: fewer say more about who has rated than about the preset. */
const FEWEST = 3

/** How many ratings of a preset are shown, and their stars together, as stored at `ratingCounts/{presetId}`. */
export const ratingCountSchema = z.object({
  count: z.int().min(0).default(0),
  sum: z.int().min(0).default(0),
})
export type RatingCount = z.infer<typeof ratingCountSchema>

/** By preset id. */
export type RatingCounts = Readonly<Record<string, RatingCount>>

/** What is published of a preset's ratings: how many there are, and their mean, rounded to tenths. */
export interface PresetRating {
  count: number
  average: number
}

/** The ratings that are published, by preset id, in the order of the ids. */
export function publishedRatings(counts: RatingCounts): Map<string, PresetRating> {
  const enough = Object.entries(counts).filter(([, { count }]) => count >= FEWEST)
  const sorted = enough.sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    sorted.map(([id, { count, sum }]) => [id, { count, average: Math.round((10 * sum) / count) / 10 }]),
  )
}
