import { z } from 'zod'

const count = z.int().default(0)
const counted = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.record(z.string(), z.object(shape)).default({})

/** Of a day in Berlin, stored at `visits/{YYYY-MM-DD}`. Only sums, not linkable to a visitor. Missing ones are 0. */
export const dayVisitsSchema = z.object({
  /** Pages opened from outside the shop. */
  visits: count,
  views: count,
  /** Page views after which something was put into a cart. */
  carts: count,
  /** By `PageName`; `visits` counts those that began there. */
  pages: counted({ views: count, visits: count }),
  /** By key, see `sourceOf`. */
  sources: counted({ visits: count }),
  presets: counted({ views: count, carts: count }),
})
export type DayVisits = z.infer<typeof dayVisitsSchema>
