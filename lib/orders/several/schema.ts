import { z } from 'zod'
import { orderIdSchema } from '../schema'
import { outcomes } from './outcomes'

/** More than a page of the desk's list shows. */
const MOST = 50

const idsSchema = z.array(orderIdSchema).min(1, 'orders').max(MOST, 'orders')

/** Body of `POST /api/admin/orders/several/cancel` and `…/mails`. */
export const severalRequestSchema = z.strictObject({ ids: idsSchema })

/** Query of `GET /api/admin/orders/several/file`: ids separated by commas. */
export const severalQuerySchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(idsSchema),
})

/** Outcomes in the order in which the ids were given. */
export const severalAnswerSchema = z.object({
  outcomes: z.array(z.object({ orderId: z.string(), outcome: z.enum(outcomes) })),
})
export type SeveralAnswer = z.infer<typeof severalAnswerSchema>
