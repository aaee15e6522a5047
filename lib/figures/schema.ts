import { z } from 'zod'

const count = z.int().default(0)

/** What happened on a day in Berlin, as stored at `figures/{YYYY-MM-DD}`; amounts in cents. What is missing is 0. */
export const dayFiguresSchema = z.object({
  /** Orders that were placed. */
  orders: count,
  /** How many of these wait for a bank transfer now. */
  awaiting: count,
  /** Orders that were paid, whenever they were placed, and their totals. */
  paid: count,
  turnover: count,
  /** What was given back, of whatever day's turnover. */
  refunded: count,
  /** The part of the turnover that partners have brought. */
  viaPartners: count,
  /** What was sold, and what was paid for it, less its share of a discount. */
  presets: z.record(z.string(), z.object({ sold: count, turnover: count })).default({}),
})
export type DayFigures = z.infer<typeof dayFiguresSchema>

/** The figures of a day as their paths below it name them. */
export type FigureName = Exclude<keyof DayFigures, 'presets'> | `presets/${string}/${'sold' | 'turnover'}`
