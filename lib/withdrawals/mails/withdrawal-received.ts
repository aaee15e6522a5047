import 'server-only'
import type { MailComposer } from '@/lib/mail/content'
import { getWithdrawal } from '../data'
import { declaredFacts, t, timeOf } from './declared-facts'

/** Confirms a withdrawal's receipt on a durable medium, with its content, date and time (§ 356a Abs. 4 BGB). */
export const withdrawalReceived: MailComposer = async (store, { about = '' }) => {
  const withdrawal = await getWithdrawal(store, about)
  if (!withdrawal) return null
  return {
    subject: t('mails.received.subject'),
    parts: [
      { kind: 'text', text: t('mails.received.text', { time: timeOf(withdrawal) }) },
      { kind: 'text', text: t('mails.received.declaration') },
      declaredFacts(withdrawal),
      { kind: 'text', text: t('mails.received.next') },
    ],
  }
}
