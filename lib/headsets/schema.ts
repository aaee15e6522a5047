import * as z from 'zod/mini'

export const headsetKinds = ['over-ear', 'on-ear', 'in-ear', 'earbud'] as const

/** Also the last part of its address. */
export const headsetIdSchema = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const line = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{Cc}]*$/u))

const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))

/** Hz, dB and Q without a unit, as AutoEq publishes them. */
const correctionFilterSchema = z.strictObject({
  type: z.enum(['PK', 'LSC', 'HSC']),
  fc: between(20, 20_000),
  gain: between(-30, 30),
  q: between(0.05, 20),
})

export const headsetSchema = z.strictObject({
  id: headsetIdSchema,
  name: line(80),
  aliases: z.array(line(40)).check(z.maxLength(12)),
  kind: z.enum(headsetKinds),
  measurer: line(60),
  target: line(80),
  /** dB, as published. */
  preamp: between(-40, 0),
  filters: z.array(correctionFilterSchema).check(z.minLength(1), z.maxLength(20)),
})
export type Headset = z.infer<typeof headsetSchema>

export const headsetSummarySchema = z.pick(headsetSchema, { id: true, name: true, aliases: true, kind: true })
export type HeadsetSummary = z.infer<typeof headsetSummarySchema>

export const HEADSET_QUERY = 'headset'
