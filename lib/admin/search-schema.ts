import { plainLine } from '@/lib/core/text/plain-line'
import { z } from 'zod'
import { orderStatusSchema } from '@/lib/orders/schema'

export const SEARCH_LENGTH = 100

export const deskSearchQuery = z.object({ q: plainLine().min(1, 'required').max(SEARCH_LENGTH) })

/** A few hits of each kind. Amounts in cents, times in ms. */
export const deskHitsSchema = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      email: z.string(),
      total: z.int(),
      status: orderStatusSchema,
      at: z.int(),
    }),
  ),
  /** People with an account or orders under the complete e-mail address entered. */
  people: z.array(
    z.object({
      /** See `customerKeySchema`. */
      key: z.string(),
      email: z.string(),
      /** '' if unknown. */
      name: z.string(),
      hasAccount: z.boolean(),
    }),
  ),
  partners: z.array(z.object({ uid: z.string(), name: z.string(), code: z.string() })),
  presets: z.array(z.object({ id: z.string(), name: z.string(), game: z.string() })),
})
export type DeskHits = z.infer<typeof deskHitsSchema>
