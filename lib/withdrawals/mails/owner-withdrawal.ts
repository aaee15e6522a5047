import 'server-only'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { getOrder } from '@/lib/orders/data'
import { getWithdrawal } from '../data'
import { declaredFacts, t } from './declared-facts'

/** Tells the owner that a withdrawal is waiting for a decision. */
export const ownerWithdrawal: MailComposer = async (store, { about = '' }) => {
  const withdrawal = await getWithdrawal(store, about)
  if (!withdrawal) return null
  const order = withdrawal.orderId === undefined ? null : await getOrder(store, withdrawal.orderId)
  const value = order?.reference ?? t('mails.owner.noOrder')
  return {
    subject: t('mails.owner.subject', { reference: withdrawal.reference }),
    parts: [
      { kind: 'text', text: t('mails.owner.text') },
      declaredFacts(withdrawal),
      { kind: 'facts', facts: [{ name: t('mails.owner.order'), value }] },
      { kind: 'button', label: t('mails.owner.button'), url: `${env().PUBLIC_ORIGIN}/admin/widerrufe` },
    ],
  }
}
