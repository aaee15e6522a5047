import { type MailComposer, quoted } from '@/lib/mail/content'
import { aboutOrder } from '@/lib/orders/mails/about-order'
import { t as tMail, listText } from '@/lib/orders/mail-texts'
import { orderAddress } from '@/lib/orders/access/access-token'
import { translator } from '@/messages/texts'
import { getRating } from '../data'
import { unsubscribeAddress } from '@/lib/mail/unsubscribe-link'
import { coverParts } from '@/lib/orders/mails/cover-part'
import { askedItems } from '../ask-for-rating'

const t = translator('ratings')

/** Why, and how to object (Art. 17 Abs. 3 DSA). Not sent if the rating is shown or deleted by then. */
export const ratingHidden: MailComposer = aboutOrder(async ({ id, items }, { store, mail }) => {
  const rating = mail.about === undefined ? null : await getRating(store, mail.about)
  if (!rating?.hidden) return null
  const { presetId, stars, text, hidden } = rating
  const preset = items[presetId]?.name ?? presetId
  const said = text === undefined ? [] : [{ name: t('mail.text'), value: quoted(text) }]
  return {
    subject: t('mail.subject', { preset }),
    parts: [
      { kind: 'text', text: tMail('greeting') },
      { kind: 'text', text: t('mail.what', { preset }) },
      { kind: 'facts', facts: [{ name: t('mail.stars'), value: t('ofFive', { stars }) }, ...said] },
      { kind: 'heading', text: t('mail.reason') },
      { kind: 'text', text: hidden.reason },
      ...(hidden.isReported ? [{ kind: 'text', text: t('mail.reported') } as const] : []),
      { kind: 'text', text: t('mail.how') },
      { kind: 'text', text: t('mail.objection') },
      { kind: 'button', label: t('mail.toOrder'), url: `${orderAddress(id)}#bewertungen` },
    ],
  }
})

/** With the opt-out notice of § 7 Abs. 3 Nr. 4 UWG. Not sent if nothing is left to rate, or after an opt-out. */
export const ratingQuestion: MailComposer = aboutOrder(async (order, { store, mail }) => {
  const items = await askedItems(store, order)
  if (items.length === 0) return null
  const { id, reference } = order
  const names = listText(items.map(({ name }) => name))
  return {
    subject: t('question.subject'),
    isOptional: true,
    parts: [
      { kind: 'text', text: tMail('greeting') },
      { kind: 'text', text: t('question.text', { names, count: items.length }) },
      ...coverParts(order, (presetId) => items.some((item) => item.id === presetId)),
      { kind: 'button', label: t('question.button'), url: `${orderAddress(id)}#bewertungen` },
      { kind: 'text', text: t('question.public') },
      { kind: 'text', text: t('question.why', { reference, url: unsubscribeAddress(mail.id) }) },
    ],
  }
})
