import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { orderIdSchema } from '../schema'

export const refundFileIdSchema = z.string().regex(idPattern('run'))

/** Stored at `refundFiles/{id}`; cents, ms. A refund is in one file at most. */
export const refundFileSchema = z.object({
  id: refundFileIdSchema,
  at: z.int(),
  count: z.int(),
  amount: z.int(),
  /** Neither reported sent nor called off. */
  open: z.int(),
  /** The order's id by the refund's. */
  refunds: z.record(z.string(), orderIdSchema),
})
export type RefundFile = z.infer<typeof refundFileSchema>

/** Answer of `POST /api/admin/refunds/[file]/sent`; `left` cannot be reported now. */
export const fileReportedSchema = z.object({ sent: z.int(), left: z.int() })
export type FileReported = z.infer<typeof fileReportedSchema>
