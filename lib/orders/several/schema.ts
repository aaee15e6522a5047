import { z } from 'zod'
import { orderIdSchema } from '../schema'

/** More than a page of the desk shows. */
const MOST = 50

const idsSchema = z.array(orderIdSchema).min(1, 'orders').max(MOST, 'orders')

/** Body of `POST /api/admin/orders/several/cancel` and `…/mails`. */
export const severalRequestSchema = z.strictObject({ ids: idsSchema })

/** Query of `GET /api/admin/orders/several/file`: ids with commas between. */
export const severalQuerySchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(idsSchema),
})

/**
 * Outcome for an order: `done`, or why nothing was done. `part`: something has come for it; `processing`: its
 * payment is under way; `waiting`: its mail is not sent yet; `none`: there is no mail to send; `gone`: it cannot be read.
 */
export const outcomeSchema = z.enum([
  'done',
  'paid',
  'cancelled',
  'refunded',
  'part',
  'processing',
  'waiting',
  'none',
  'gone',
])
export type Outcome = z.infer<typeof outcomeSchema>

/** Answer for several orders, in the order in which they were named. */
export const severalAnswerSchema = z.object({
  outcomes: z.array(z.object({ orderId: z.string(), outcome: outcomeSchema })),
})
export type SeveralAnswer = z.infer<typeof severalAnswerSchema>
