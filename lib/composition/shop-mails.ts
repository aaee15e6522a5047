import {
  applicationApprovedMail,
  applicationQuestionMail,
  applicationReceivedMail,
  applicationRejectedMail,
  ownerApplicationMail,
  rateOfferedMail,
} from '@/lib/affiliate/mails/application-mails'
import { partnerSales, stageHiddenMail, partnerPayout } from '@/lib/affiliate/mails/partner-mails'
import { accountMails } from '@/lib/account/mails/account-mails'
import { staffMails } from '@/lib/account/mails/staff-mails'
import { env } from '@/lib/core/env'
import type { MailComposers, MailComposer } from '@/lib/mail/content'
import { orderMails } from '@/lib/orders/mails/order-mails'
import { ratingHidden, ratingQuestion } from '@/lib/ratings/mails/rating-mails'
import { reportMails } from '@/lib/ratings/mails/report-mails'
import { ownerBackupMail } from '@/lib/operation/copies/owner-backup-mail'
import { ownerSetupMail } from '@/lib/setup/tell-of-change'
import { ownerPayments, ownerProviderPayout } from '@/lib/statements/mails/owner-payments'
import { getTask } from '@/lib/tasks/data'
import { errorText } from '@/lib/tasks/error-text'
import { voteReleasedMail } from '@/lib/voting/mails/vote-released'
import { withdrawalMails } from '@/lib/withdrawals/mails/withdrawal-mails'
import { translator } from '@/messages/texts'
import { ownerClockMail } from './watch-clock'
import { ownerFaultMail } from './tell-of-fault'
import { customerMails } from '@/lib/customer/desk/mend-customer-email'

const t = translator('admin.tasks')

/** Nothing if it has been done since. */
export const ownerTaskMail: MailComposer = async (store, { about = '' }) => {
  const task = await getTask(store, about)
  if (!task) return null
  const kind = t(`kinds.${task.kind}`)
  const facts = [
    { name: t('columns.kind'), value: kind },
    { name: t('columns.subject'), value: task.subject },
    { name: t('columns.error'), value: errorText(task.lastError ?? '') },
  ]
  return {
    subject: t('mail.subject', { kind }),
    parts: [
      { kind: 'text', text: t('mail.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/postausgang` },
    ],
  }
}

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
