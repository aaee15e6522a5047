import { owner } from '@/lib/legal/current-owner'
import type { MailComposers } from '@/lib/mail/content'
import { t } from '@/lib/orders/mail-texts'

export const customerMails = {
  /** `about` of the mail to the new address refers to the one to the old address, which contains no link. */
  'customer-address': async (_, { about }) => ({
    subject: t('customerAddress.subject'),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(about === undefined ? 'customerAddress.away' : 'customerAddress.here') },
      { kind: 'text', text: t('customerAddress.notYou', { email: owner().email }) },
    ],
  }),
} satisfies Partial<MailComposers>
