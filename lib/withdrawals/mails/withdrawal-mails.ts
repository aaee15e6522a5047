import 'server-only'
import type { MailComposers } from '@/lib/mail/content'
import { ownerWithdrawal } from './owner-withdrawal'
import { withdrawalDecided } from './withdrawal-decided'
import { withdrawalReceived } from './withdrawal-received'

export const withdrawalMails = {
  'withdrawal-received': withdrawalReceived,
  'withdrawal-decided': withdrawalDecided,
  'owner-withdrawal': ownerWithdrawal,
} satisfies Partial<MailComposers>
