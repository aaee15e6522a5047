import { createTranslator } from 'use-intl/core'
import type { MailComposer } from '@/lib/mail/content'
import { unsubscribeAddress } from '@/lib/mail/unsubscribe-link'
import { orderAddress } from '@/lib/orders/access/access-token'
import { aboutOrder } from '@/lib/orders/mails/about-order'
import { listText, t as tMail } from '@/lib/orders/mail-texts'
import { coverParts } from '@/lib/orders/mails/cover-part'
import messages from '@/messages/de.json'
import { askedItems } from '../ask-for-rating'

const t = createTranslator({ locale: 'de', messages, namespace: 'ratings.question' })

/** With the opt-out notice of § 7 Abs. 3 Nr. 4 UWG. Not sent if nothing is left to rate, or after an opt-out. */
export const ratingQuestion: MailComposer = aboutOrder(async (order, { store, mail }) => {
  const items = await askedItems(store, order)
  if (items.length === 0) return null
  const { id, reference } = order
  const names = listText(items.map(({ name }) => name))
  return {
    subject: t('subject'),
    isOptional: true,
    parts: [
      { kind: 'text', text: tMail('greeting') },
      { kind: 'text', text: t('text', { names, count: items.length }) },
      ...coverParts(order, (presetId) => items.some((item) => item.id === presetId)),
      { kind: 'button', label: t('button'), url: `${orderAddress(id)}#bewertungen` },
      { kind: 'text', text: t('public') },
      { kind: 'text', text: t('why', { reference, url: unsubscribeAddress(mail.id) }) },
    ],
  }
})
