import { z } from 'zod'
import { beyondLimits, costsOf, curveLimits } from '@/lib/audio/prominence/limits'
import { presetIdSchema } from '@/lib/catalog/schema'
import { plainLine } from '@/lib/core/text/plain-line'
import { LONGEST_LIST, readFilters } from '@/lib/studio/filter-text'

export const fitParams = { fit: z.string().regex(/^[0-9a-f]{32}$/) }

const isListenable = (text: string) => {
  const filters = readFilters(text)
  return filters !== null && filters.length > 0 && beyondLimits(costsOf(filters), curveLimits) === 0
}

/** Body of `POST /api/orders/[orderId]/fits`; see `fitSchema`. */
export const fitRequestSchema = z.strictObject({
  /** Made by the browser, so that a fit sent twice is kept once. */
  id: fitParams.fit,
  preset: presetIdSchema,
  game: plainLine().min(1, 'required').max(60, 'too_long').exactOptional(),
  filters: z.string().max(LONGEST_LIST).refine(isListenable),
  /** In halves, as pages say it; filters within the limits bring less than 20 dB. */
  said: z.number().min(0.5).max(20).multipleOf(0.5),
})
export type FitRequest = z.infer<typeof fitRequestSchema>
