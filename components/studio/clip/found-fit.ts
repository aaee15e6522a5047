import * as z from 'zod/mini'
import { thirds } from '@/lib/audio/spectrum/thirds'
import { storedValue } from '@/lib/core/stored-value'

const levels = z.array(z.number()).check(z.length(thirds.length))
const schema = z.object({
  id: z.string(),
  /** Through which the clip was heard. */
  preset: z.nullable(z.string()),
  /** See `writeFilters`. */
  filters: z.string(),
  said: z.number(),
  /** Measured at the clip, as they may be given to the shop; missing where the headset has a correction of one's own. */
  spectra: z.exactOptional(z.object({ sound: levels, bed: levels, headset: z.exactOptional(z.string()) })),
  /** By an order; only the spectra are left. */
  isKept: z.exactOptional(z.literal(true)),
})
export type FoundFit = z.infer<typeof schema>

/**
 * The filters found last, until an order keeps them, and spectra until they are given: a purchase leaves the page, and a
 * mailed link opens another tab.
 */
export const foundFit = storedValue('foundFit', 'local', (value) => schema.safeParse(value).data ?? null)
