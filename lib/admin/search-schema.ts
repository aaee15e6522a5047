import { plainLine } from '@/lib/core/text/plain-line'
import { z } from 'zod'
import { orderStatusSchema } from '@/lib/orders/schema'

export const SEARCH_LENGTH = 100

export const deskSearchQuery = z.object({ q: plainLine().min(1, 'required').max(SEARCH_LENGTH) })

/** Amounts in cents, times in ms. */
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
  people: z.array(
    z.object({
      key: z.string(),
      email: z.string(),
      name: z.string(),
      hasAccount: z.boolean(),
    }),
  ),
  partners: z.array(z.object({ uid: z.string(), name: z.string(), code: z.string() })),
  presets: z.array(z.object({ id: z.string(), name: z.string(), game: z.string() })),
})
export type DeskHits = z.infer<typeof deskHitsSchema>
