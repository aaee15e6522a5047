import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

export const mailTemplateSchema = z.enum([
  'order-received',
  'order-address',
  'customer-address',
  'order-confirmed',
  'order-invoice',
  'order-cancelled',
  'order-refunded',
  'refund-failed',
  'payment-failed',
  'payment-taken-back',
  'order-rest',
  'withdrawal-received',
  'withdrawal-decided',
  'new-version',
  'own-orders',
  'rating-hidden',
  'rating-question',
  'report-received',
  'report-decided',
  'application-received',
  'application-approved',
  'application-question',
  'application-rejected',
  'partner-rate-offered',
  'partner-payout',
  'partner-sales',
  'stage-hidden',
  'vote-released',
  'account-confirm',
  'account-reset',
  'account-moved',
  'account-address',
  'account-changed',
  'staff-invitation',
  'staff-role',
  'owner-order',
  'owner-payments',
  'owner-provider-payout',
  'owner-unmatched',
  'owner-refund',
  'owner-dispute',
  'owner-withdrawal',
  'owner-report',
  'owner-application',
  'owner-task',
  'owner-clock',
  'owner-abroad',
  'owner-backup',
  'owner-fault',
  'owner-setup',
])
export type MailTemplate = z.infer<typeof mailTemplateSchema>

export const mailIdSchema = z.string().regex(idPattern('mail'))

/** Stored in the same write as its event; times in ms. Its content is composed on sending. */
export const mailSchema = z.object({
  id: mailIdSchema,
  to: z.string(),
  template: mailTemplateSchema,
  /** An order's mails are sent in the order in which they were queued. */
  orderId: z.string().exactOptional(),
  /** Further subject, such as a withdrawal's id. */
  about: z.string().exactOptional(),
  /** `failed`: the address was permanently refused. */
  status: z.enum(['waiting', 'sent', 'failed']),
  /** Attempts begun. */
  tries: z.int(),
  /** How often the mail server has had the whole message without saying what became of it. */
  unsure: z.int().exactOptional(),
  /** Counts towards its mailbox's daily limit. */
  isCounted: z.boolean().exactOptional(),
  heldUntil: z.int().exactOptional(),
  heldBy: z.string().exactOptional(),
  at: z.int(),
  sentAt: z.int().exactOptional(),
  again: z.string().exactOptional(),
  lastError: z.string().exactOptional(),
})
export type Mail = z.infer<typeof mailSchema>

/** Support may read these. */
export function isOfBuyer({ orderId, template }: Pick<Mail, 'orderId' | 'template'>): boolean {
  return orderId !== undefined && !template.startsWith('owner-')
}
