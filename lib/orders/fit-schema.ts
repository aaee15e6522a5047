import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'

/** Filters that a buyer's browser has fitted to a clip of the buyer's own game; time in ms. */
export const fitSchema = z.object({
  /** An item of the order; its game, unless another one is named. */
  preset: presetIdSchema,
  game: z.string().exactOptional(),
  /** See `writeFilters`. */
  filters: z.string(),
  /** dB by which the sounds stand out at least, as the browser worked it out. */
  said: z.number(),
  /** Of those for the same game, from 1: the version in its files. */
  number: z.int().min(1),
  at: z.int(),
})
export type Fit = z.infer<typeof fitSchema>
