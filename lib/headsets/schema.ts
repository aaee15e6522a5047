import { z } from 'zod'

/** Where a headset sits. */
export const headsetKinds = ['over-ear', 'on-ear', 'in-ear', 'earbud'] as const

/** Also the last part of its address. */
export const headsetIdSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** One line of printable text. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)

/** Hz, dB and Q without a unit, as AutoEq publishes them. */
const correctionFilterSchema = z.strictObject({
  type: z.enum(['PK', 'LSC', 'HSC']),
  fc: z.number().min(20).max(20_000),
  gain: z.number().min(-30).max(30),
  q: z.number().min(0.05).max(20),
})

/** A model with the filters that bring its measured response to a target curve. */
export const headsetSchema = z.strictObject({
  id: headsetIdSchema,
  name: line(80),
  /** Other names that players type. */
  aliases: z.array(line(40)).max(12),
  kind: z.enum(headsetKinds),
  /** Who measured it. */
  measurer: line(60),
  /** The curve that the filters bring it to. */
  target: line(80),
  /** dB, as published. */
  preamp: z.number().min(-40).max(0),
  filters: z.array(correctionFilterSchema).min(1).max(20),
})
export type Headset = z.infer<typeof headsetSchema>

/** The part of a model that the browser searches. */
export const headsetSummarySchema = headsetSchema.pick({ id: true, name: true, aliases: true, kind: true })
export type HeadsetSummary = z.infer<typeof headsetSummarySchema>

/** Name of the query parameter that selects a headset. */
export const HEADSET_QUERY = 'headset'
