import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

/** Acts of people with rights over the whole shop; the German words are under `journal.acts`. */
export const actSchema = z.enum([
  'order-confirmed',
  'order-cancelled',
  'order-refunded',
  'order-payment-taken-back',
  'order-rest-requested',
  'order-surplus-returned',
  'order-refund-sent',
  'order-refund-called-off',
  'order-refund-filed',
  'order-noted',
  'order-billing-changed',
  'statement-read',
  'statement-confirmed',
  'statement-rejected',
  'statement-undone',
  'unmatched-settled',
  'mail-retried',
  'task-retried',
  'withdrawal-accepted',
  'withdrawal-rejected',
  'withdrawal-connected',
  'withdrawal-entered',
  'application-decided',
  'partner-changed',
  'partner-adjusted',
  'sale-released',
  'sale-reversed',
  'sale-credited',
  'payout-started',
  'payout-sent',
  'payout-returned',
  'preset-saved',
  'preset-planned',
  'preset-unplanned',
  'preset-published',
  'preset-sold',
  'bundle-added',
  'bundle-changed',
  'campaign-added',
  'campaign-ended',
  'headset-added',
  'headset-changed',
  'headsets-imported',
  'suggestion-changed',
  'suggestion-merged',
  'rating-hidden',
  'rating-shown',
  'report-kept',
  'report-removed',
  'heard-excluded',
  'heard-counted',
  'customer-links-sent',
  'customer-signed-out',
  'customer-mended',
  'customer-forgotten',
  'account-deleted',
  'settings-changed',
  'admin-claimed',
  'owner-changed',
  'trials-deleted',
  'setup-changed',
  'role-granted',
  'role-revoked',
  'backup-loaded',
  'data-set',
  'data-tidied',
  'clock-confirmed',
])
export type Act = z.infer<typeof actSchema>

/** Longer values are cut: the entry says what was done, the record shows the result. */
export const VALUE_LENGTH = 500

/** An act, stored at `journal/{id}`; never changed or deleted. Time in ms. */
export const journalEntrySchema = z.object({
  id: z.string().regex(idPattern('journal')),
  at: z.int(),
  /** As `actorOf` names them. */
  actor: z.string(),
  act: actSchema,
  /** Path of the record acted on, e.g. `orders/order_…`. */
  subject: z.string(),
  /** Values before and after, as JSON. */
  before: z.string().max(VALUE_LENGTH).exactOptional(),
  after: z.string().max(VALUE_LENGTH).exactOptional(),
  /** Shortened address of the caller; missing for commands. */
  address: z.string().exactOptional(),
})
export type JournalEntry = z.infer<typeof journalEntrySchema>
