import 'server-only'
import { owner } from '@/lib/legal/current-owner'
import type { MailComposers } from '@/lib/mail/content'
import { t } from '@/lib/orders/mail-texts'

/** Mails about all that somebody has ordered. */
export const customerMails = {
  /** Says that the orders have another mail address: the mail to the new one names that to the old one, which gets no link. */
  'customer-address': async (_, { about }) => ({
    subject: t('customerAddress.subject'),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(about === undefined ? 'customerAddress.away' : 'customerAddress.here') },
      { kind: 'text', text: t('customerAddress.notYou', { email: owner().email }) },
    ],
  }),
} satisfies Partial<MailComposers>
