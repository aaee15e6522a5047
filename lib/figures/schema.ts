import { z } from 'zod'

const count = z.int().default(0)

/** Figures of one day in Berlin, stored at `figures/{YYYY-MM-DD}`; amounts in cents. Missing ones are 0. */
export const dayFiguresSchema = z.object({
  orders: count,
  /** Of these, orders still waiting for a bank transfer. */
  awaiting: count,
  /** Orders paid that day, whenever placed, and their totals. */
  paid: count,
  turnover: count,
  /** Refunds, whichever day's turnover they belong to. */
  refunded: count,
  viaPartners: count,
  /** Units sold, and what was paid for them after their share of a discount. */
  presets: z.record(z.string(), z.object({ sold: count, turnover: count })).default({}),
  /** By the key from `partnerKey`: orders placed, and orders paid with their totals. */
  partners: z.record(z.string(), z.object({ orders: count, paid: count, turnover: count })).default({}),
  /** Other than Germany, as named by the buyer; `consumerNet`: net turnover with consumers minus their refunds. */
  countries: z.record(z.string(), z.object({ paid: count, turnover: count, consumerNet: count })).default({}),
})
export type DayFigures = z.infer<typeof dayFiguresSchema>

export type FigureName =
  | Exclude<keyof DayFigures, 'presets' | 'partners' | 'countries'>
  | `presets/${string}/${'sold' | 'turnover'}`
  | `partners/${string}/${'orders' | 'paid' | 'turnover'}`
  | `countries/${string}/${'paid' | 'turnover' | 'consumerNet'}`
