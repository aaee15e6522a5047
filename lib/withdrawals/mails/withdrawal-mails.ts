import 'server-only'
import { env } from '@/lib/core/env'
import type { MailComposer, MailComposers } from '@/lib/mail/content'
import { quoted } from '@/lib/mail/quoted'
import { getOrder } from '@/lib/orders/data'
import { getWithdrawal } from '../data'
import { declaredFacts, shortFacts, t, timeOf } from './declared-facts'
import { withdrawalDecided } from './withdrawal-decided'

/** Confirms a withdrawal's receipt on a durable medium, with its content, date and time (§ 356a Abs. 4 BGB). */
const withdrawalReceived: MailComposer = async (store, { about = '' }) => {
  const withdrawal = await getWithdrawal(store, about)
  if (!withdrawal) return null
  const isMatched = withdrawal.orderId !== undefined
  return {
    subject: t('mails.received.subject'),
    parts: [
      { kind: 'text', text: t('mails.received.text', { time: timeOf(withdrawal) }) },
      { kind: 'text', text: t('mails.received.declaration') },
      isMatched ? declaredFacts(withdrawal) : shortFacts(withdrawal),
      ...(isMatched || withdrawal.text === undefined
        ? []
        : [{ kind: 'text', text: t('mails.received.withoutText') } as const]),
      { kind: 'text', text: t('mails.received.next') },
    ],
  }
}

/** Tells the owner that a withdrawal is waiting for a decision. */
const ownerWithdrawal: MailComposer = async (store, { about = '' }) => {
  const withdrawal = await getWithdrawal(store, about)
  if (!withdrawal) return null
  const order = withdrawal.orderId === undefined ? null : await getOrder(store, withdrawal.orderId)
  const value = order?.reference ?? t('mails.owner.noOrder')
  return {
    subject: t('mails.owner.subject', { reference: quoted(withdrawal.reference) }),
    parts: [
      { kind: 'text', text: t('mails.owner.text') },
      declaredFacts(withdrawal),
      { kind: 'facts', facts: [{ name: t('mails.owner.order'), value }] },
      { kind: 'button', label: t('mails.owner.button'), url: `${env().PUBLIC_ORIGIN}/admin/widerrufe` },
    ],
  }
}

export const withdrawalMails = {
  'withdrawal-received': withdrawalReceived,
  'withdrawal-decided': withdrawalDecided,
  'owner-withdrawal': ownerWithdrawal,
} satisfies Partial<MailComposers>
