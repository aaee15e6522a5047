import { env } from '@/lib/core/env'
import {
  type MailComposer,
  type MailComposers,
  type MailContent,
  type MailPart,
  quoted,
} from '@/lib/mail/content'
import { getOrder } from '@/lib/orders/data'
import type { Store } from '@/lib/store/store'
import { findUnassignedOfHour, getWithdrawal } from '../data'
import type { Withdrawal } from '../schema'
import { declaredFacts, shortFacts, t, timeOf } from '../declared-facts'

/** On a durable medium, with content, date and time (§ 356a Abs. 4 BGB). */
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

const LISTED = 20

/** About one that awaits a decision, or those of an hour without an order. */
const ownerWithdrawal: MailComposer = async (store, { about = '' }) => {
  const hour = /^\d+$/.test(about) ? Number(about) : null
  const ofHour = hour === null ? [] : await findUnassignedOfHour(store, hour)
  if (ofHour.length > 1) return unassigned(ofHour)
  const withdrawal = hour === null ? await getWithdrawal(store, about) : ofHour[0]
  if (!withdrawal) return null
  const order = withdrawal.orderId === undefined ? null : await getOrder(store, withdrawal.orderId)
  const value = order?.reference ?? t('mails.owner.noOrder')
  return {
    subject: t('mails.owner.subject', { reference: quoted(withdrawal.reference) }),
    parts: [
      { kind: 'text', text: t('mails.owner.text') },
      declaredFacts(withdrawal),
      { kind: 'facts', facts: [{ name: t('mails.owner.order'), value }] },
      toDesk(),
    ],
  }
}

const toDesk = (): MailPart => ({
  kind: 'button',
  label: t('mails.owner.button'),
  url: `${env().PUBLIC_ORIGIN}/admin/widerrufe`,
})

function unassigned(withdrawals: readonly Withdrawal[]): MailContent {
  const count = withdrawals.length
  const items = withdrawals
    .slice(0, LISTED)
    .map((withdrawal) => `${timeOf(withdrawal)}: ${quoted(withdrawal.reference)}, ${quoted(withdrawal.name)}`)
  return {
    subject: t('mails.owner.unassignedSubject', { count }),
    parts: [
      { kind: 'text', text: t('mails.owner.unassigned', { count }) },
      { kind: 'list', items },
      ...(count > LISTED
        ? [{ kind: 'text', text: t('mails.owner.unassignedMore', { count: count - LISTED }) } as const]
        : []),
      toDesk(),
    ],
  }
}

const withdrawalDecided: MailComposer = async (store, { about = '' }) => {
  const withdrawal = await getWithdrawal(store, about)
  if (!withdrawal || withdrawal.status === 'received') return null
  return withdrawal.status === 'accepted' ? accepted(store, withdrawal) : rejected(withdrawal)
}

/** Due within fourteen days, free of charge (§ 357 Abs. 1, § 355 Abs. 3 BGB). */
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

export const withdrawalMails = {
  'withdrawal-received': withdrawalReceived,
  'withdrawal-decided': withdrawalDecided,
  'owner-withdrawal': ownerWithdrawal,
} satisfies Partial<MailComposers>
