import {
  applicationApprovedMail,
  applicationQuestionMail,
  applicationReceivedMail,
  applicationRejectedMail,
  ownerApplicationMail,
  rateOfferedMail,
} from '@/lib/affiliate/mails/application-mails'
import { partnerPayout } from '@/lib/affiliate/mails/partner-payout'
import { partnerSales } from '@/lib/affiliate/mails/partner-sales'
import { stageHiddenMail } from '@/lib/affiliate/mails/stage-hidden'
import { accountMails } from '@/lib/account/mails/account-mails'
import { staffMails } from '@/lib/account/mails/staff-mails'
import { customerMails } from '@/lib/customer/customer-mails'
import type { MailComposers } from '@/lib/mail/content'
import { orderMails } from '@/lib/orders/mails/order-mails'
import { ratingHidden } from '@/lib/ratings/mails/rating-hidden'
import { reportMails } from '@/lib/ratings/mails/report-mails'
import { ratingQuestion } from '@/lib/ratings/mails/rating-question'
import { ownerBackupMail } from '@/lib/operation/copies/owner-backup-mail'
import { ownerSetupMail } from '@/lib/setup/tell-of-change'
import { ownerPayments, ownerProviderPayout } from '@/lib/statements/mails/owner-payments'
import { voteReleasedMail } from '@/lib/voting/mails/vote-released'
import { withdrawalMails } from '@/lib/withdrawals/mails/withdrawal-mails'
import { ownerTaskMail } from './owner-task-mail'
import { ownerClockMail } from './watch-clock'
import { ownerFaultMail } from './tell-of-fault'

export const shopMails: MailComposers = {
  ...orderMails,
  ...customerMails,
  'application-received': applicationReceivedMail,
  'application-approved': applicationApprovedMail,
  'application-question': applicationQuestionMail,
  'application-rejected': applicationRejectedMail,
  'owner-application': ownerApplicationMail,
  'owner-task': ownerTaskMail,
  'owner-clock': ownerClockMail,
  'owner-backup': ownerBackupMail,
  'owner-fault': ownerFaultMail,
  'owner-setup': ownerSetupMail,
  ...withdrawalMails,
  'partner-rate-offered': rateOfferedMail,
  'partner-payout': partnerPayout,
  'partner-sales': partnerSales,
  'stage-hidden': stageHiddenMail,
  'owner-payments': ownerPayments,
  'owner-provider-payout': ownerProviderPayout,
  'vote-released': voteReleasedMail,
  ...accountMails,
  ...staffMails,
  'rating-hidden': ratingHidden,
  'rating-question': ratingQuestion,
  ...reportMails,
}
