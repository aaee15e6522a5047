import * as z from 'zod/mini'
import { storedValue } from '@/lib/core/stored-value'

const schema = z.object({
  id: z.string(),
  /** Through which the clip was heard. */
  preset: z.nullable(z.string()),
  /** See `writeFilters`. */
  filters: z.string(),
  said: z.number(),
})
export type FoundFit = z.infer<typeof schema>

/** The filters found last, until an order keeps them: a purchase leaves the page, and a mailed link opens another tab. */
export const foundFit = storedValue('foundFit', 'local', (value) => schema.safeParse(value).data ?? null)
