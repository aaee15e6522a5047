import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'
import { ibanSchema } from '@/lib/legal/schema'
import { isSepaName } from '@/lib/legal/sepa-text'
import { refundStatusSchema } from '../refund-schema'

export const givenIbanSchema = z
  .string()
  .refine((iban) => ibanSchema.safeParse(iban).success, 'iban')
  .transform((iban) => ibanSchema.parse(iban))

export const payeeSchema = z.strictObject({
  iban: givenIbanSchema,
  holder: plainLine('required')
    .min(1, 'required')
    .max(70, 'too_long')
    .refine((name) => name === '' || isSepaName(name), 'partner_holder'),
})
export type Payee = z.infer<typeof payeeSchema>

/** If it is lost, the money is gone twice. */
export const despiteDisputeSchema = z.literal(true).optional()

export const transferReportSchema = z.strictObject({ despiteDispute: despiteDisputeSchema })

/** `POST /api/admin/orders/[orderId]/refund`: these presets, or cents; with neither, all that is left. */
export const refundRequestSchema = z
  .strictObject({
    items: z.array(z.string().max(100)).min(1).max(50).optional(),
    amount: z.int('refund_amount').min(1, 'refund_amount').optional(),
    reason: plainLine().max(500).optional(),
    iban: givenIbanSchema.optional(),
    /** By default the transfer's payer, or the buyer. */
    holder: plainLine().max(70, 'too_long').optional(),
    despiteDispute: despiteDisputeSchema,
  })
  .refine(({ items, amount }) => !items || amount === undefined, { path: ['amount'], error: 'refund_either' })
export type RefundRequest = z.infer<typeof refundRequestSchema>

/** Answer; `amount` in cents. */
export const refundViewSchema = z.object({
  refundId: z.string(),
  amount: z.int(),
  status: refundStatusSchema,
  /** By an admin, who has to report that. */
  toTransfer: z.boolean(),
})
export type RefundView = z.infer<typeof refundViewSchema>
