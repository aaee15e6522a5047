import 'server-only'
import type { MailComposer, MailContent } from '@/lib/mail/content'
import { getOrder } from '@/lib/orders/data'
import type { Store } from '@/lib/store/store'
import { getWithdrawal } from '../data'
import type { Withdrawal } from '../schema'
import { t, timeOf } from './declared-facts'

/** Tells the consumer the decision, and for a rejection the reason. */
export const withdrawalDecided: MailComposer = async (store, { about = '' }) => {
  const withdrawal = await getWithdrawal(store, about)
  if (!withdrawal || withdrawal.status === 'received') return null
  return withdrawal.status === 'accepted' ? accepted(store, withdrawal) : rejected(withdrawal)
}

/** Refunds are due within fourteen days of the withdrawal, free of charge (§ 357 Abs. 1, § 355 Abs. 3 BGB). */
async function accepted(store: Store, withdrawal: Withdrawal): Promise<MailContent> {
  const order = withdrawal.orderId === undefined ? null : await getOrder(store, withdrawal.orderId)
  const isPaid = order?.history.paid !== undefined
  const refund = isPaid ? [t('mails.decided.accepted.refund', { reference: order.reference })] : []
  const texts = [t('mails.decided.accepted.text', { time: timeOf(withdrawal) }), ...refund]
  return {
    subject: t('mails.decided.accepted.subject'),
    parts: texts.map((text) => ({ kind: 'text', text })),
  }
}

function rejected(withdrawal: Withdrawal): MailContent {
  const { reason = '' } = withdrawal
  return {
    subject: t('mails.decided.rejected.subject'),
    parts: [
      { kind: 'text', text: t('mails.decided.rejected.text', { time: timeOf(withdrawal) }) },
      { kind: 'facts', facts: [{ name: t('mails.decided.rejected.reason'), value: reason }] },
      { kind: 'text', text: t('mails.decided.rejected.objection') },
    ],
  }
}
