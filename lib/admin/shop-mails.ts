import 'server-only'
import { partnerPayout } from '@/lib/affiliate/mails/partner-payout'
import type { MailComposers } from '@/lib/mail/content'
import { orderMails } from '@/lib/orders/mails/order-mails'
import { withdrawalMails } from '@/lib/withdrawals/mails/withdrawal-mails'
import { ownerTaskMail } from './owner-task-mail'

/** How each mail of the shop is made. */
export const shopMails: MailComposers = {
  ...orderMails,
  'owner-task': ownerTaskMail,
  ...withdrawalMails,
  'partner-payout': partnerPayout,
}
