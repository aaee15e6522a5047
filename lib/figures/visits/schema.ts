import { z } from 'zod'

const count = z.int().default(0)
const counted = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.record(z.string(), z.object(shape)).default({})

/**
 * Visits of one day in Berlin, stored at `visits/{YYYY-MM-DD}`. Only sums, which cannot be linked to a visitor.
 * Missing ones are 0.
 */
export const dayVisitsSchema = z.object({
  /** Pages opened from outside the shop. */
  visits: count,
  /** Pages opened. */
  views: count,
  /** Page views after which something was put into a cart. */
  carts: count,
  /** By `PageName`; `visits` counts those that began there. */
  pages: counted({ views: count, visits: count }),
  /** By key, see `sourceOf`. */
  sources: counted({ visits: count }),
  /** Product pages opened, and how often a preset was put into a cart. */
  presets: counted({ views: count, carts: count }),
})
export type DayVisits = z.infer<typeof dayVisitsSchema>
