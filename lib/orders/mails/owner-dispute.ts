import 'server-only'
import { createTranslator } from 'use-intl/core'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import type { MailPart } from '@/lib/mail/content'
import messages from '@/messages/de.json'
import { disputeState, disputeSteps } from '../disputes'
import { aboutOrder } from './about-order'
import { dayText, t } from './mail-texts'

const tDispute = createTranslator({ locale: 'de', messages, namespace: 'admin.orderDesk.dispute' })

/** Tells the owner of a dispute, what to do and until when, or how it ended; nothing once it has moved on. */
export const ownerDispute = aboutOrder((order, { mail: { about } }) => {
  const { dispute, reference, id } = order
  if (!dispute || disputeState(dispute) !== about) return null
  const values = { reference, amount: formatCents(dispute.amount) }
  const due = dispute.dueBy === undefined ? tDispute('noDueBy') : dayText(dispute.dueBy)
  const facts = [
    { name: t('ownerRefund.order'), value: reference },
    { name: t('ownerDispute.amount'), value: values.amount },
    { name: tDispute('number'), value: dispute.id },
    ...(dispute.status === 'open' ? [{ name: tDispute('dueBy'), value: due }] : []),
  ]
  const steps: MailPart[] = disputeSteps(dispute).map((step) => ({
    kind: 'text',
    text: tDispute(`steps.${step}`),
  }))
  return {
    subject: t(`ownerDispute.subject.${about}`, values),
    parts: [
      { kind: 'text', text: tDispute(`is.${about}`, values) },
      { kind: 'facts', facts },
      ...steps,
      {
        kind: 'button',
        label: t('ownerDispute.button'),
        url: `${env().PUBLIC_ORIGIN}/admin/bestellungen/${id}`,
      },
    ],
  }
})
