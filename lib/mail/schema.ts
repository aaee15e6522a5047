import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

/** Every mail that the shop sends. */
export const mailTemplateSchema = z.enum([
  'order-received',
  'order-confirmed',
  'order-cancelled',
  'order-refunded',
  'refund-failed',
  'payment-failed',
  'withdrawal-received',
  'withdrawal-decided',
  'new-version',
  'own-orders',
  'rating-hidden',
  'application-received',
  'application-approved',
  'application-question',
  'application-rejected',
  'partner-payout',
  'vote-released',
  'owner-order',
  'owner-unmatched',
  'owner-refund',
  'owner-withdrawal',
  'owner-application',
  'owner-task',
  'owner-clock',
  'owner-fault',
])
export type MailTemplate = z.infer<typeof mailTemplateSchema>

/** A mail as stored at `mails/{id}`, in the same write as what it tells of; times in ms. What it says is made when it is sent. */
export const mailSchema = z.object({
  id: z.string().regex(idPattern('mail')),
  to: z.string(),
  template: mailTemplateSchema,
  /** The order that it is about. The mails of an order are sent in the order in which they were written. */
  orderId: z.string().exactOptional(),
  /** What else it is about, such as the id of a withdrawal. */
  about: z.string().exactOptional(),
  /** `failed`: the address was refused for good. */
  status: z.enum(['waiting', 'sent', 'failed']),
  /** How often it was begun to send. */
  tries: z.int(),
  /** It is one of the few of its kind that may reach its mailbox in a day. */
  isCounted: z.boolean().exactOptional(),
  /** Until then it is one process's to send. */
  heldUntil: z.int().exactOptional(),
  at: z.int(),
  sentAt: z.int().exactOptional(),
  /** The mail by which somebody had it sent once more after it had gone out. */
  again: z.string().exactOptional(),
  /** What the mail server said the last time that it took it not. */
  lastError: z.string().exactOptional(),
})
export type Mail = z.infer<typeof mailSchema>
