import { quieterBy } from '@/lib/audio/prominence/limits'
import { findPreset } from '@/lib/catalog/catalog'
import { EQUALIZER_APO } from '@/lib/catalog/files/windows-installer'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { sellerNames } from '@/lib/legal/owner-names'
import type { MailAttachment, MailPart } from '@/lib/mail/content'
import type { Mail } from '@/lib/mail/schema'
import { unsubscribeAddress } from '@/lib/mail/unsubscribe-link'
import { textGroup } from '@/messages/texts'
import { orderAddress } from '../access/access-token'
import { contractOf } from '../contracts/contract-of'
import { contractPdf } from '../contracts/contract-pdf'
import { ratingAskedAt, wantsToBeAsked } from '../plan-rating-question'
import type { Order } from '../schema'
import { isPaymentGone } from '../order-fields'
import { aboutOrder } from './about-order'
import { enclosed } from './invoice-attachments'
import { itemsOf } from '../order-items'
import { dayText, t, tContract, tOrders } from '../mail-texts'
import { pricePart } from '../price-part'
import { coverParts } from './cover-part'
import { termsOf } from '@/lib/legal/data'

/**
 * On a durable medium (§ 312f Abs. 2 und 3 BGB): all in the PDF, a summary in the mail. It waits for no invoice:
 * without it the right of withdrawal does not end early (§ 356 Abs. 5 Nr. 3 BGB). Nothing if payment was taken back.
 */
export const orderConfirmed = aboutOrder(async (order, { store, mail }) => {
  if (isPaymentGone(order)) return null
  const { id, reference } = order
  const [terms, invoice] = await Promise.all([termsOf(store, order), enclosed(store, id)])
  const contract: MailAttachment = {
    filename: tContract('file', { reference }),
    contentType: 'application/pdf',
    content: await contractPdf(contractOf(order, terms)),
  }
  return {
    subject: t('orderConfirmed.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('orderConfirmed.text') },
      ...coverParts(order),
      { kind: 'button', label: t('orderConfirmed.download'), url: orderAddress(id) },
      { kind: 'text', text: t('keep') },
      ...installationParts(order),
      { kind: 'heading', text: t('orderConfirmed.contract') },
      pricePart(order),
      { kind: 'text', text: shortText(order) },
      { kind: 'text', text: t('orderConfirmed.durable', { file: contract.filename }) },
      ...invoice.parts,
      ...questionParts(order, mail),
    ],
    attachments: [contract, ...invoice.attachments],
    following: invoice.following,
  }
})

/** Windows for everyone: nothing is stored about the buyer's system. The order page has the others. */
function installationParts(order: Order): MailPart[] {
  const { steps } = textGroup('orders.installation.systems.windows')
  return [
    { kind: 'heading', text: t('orderConfirmed.setup') },
    {
      kind: 'steps',
      steps: [
        ...steps.map(({ title, text }, index) => ({
          title,
          text: index === 0 ? `${text}\n${EQUALIZER_APO}` : text,
        })),
        ...turnUpSteps(order),
      ],
    },
    {
      kind: 'links',
      links: [
        {
          label: t('orderConfirmed.others'),
          detail: t('orderConfirmed.othersDetail'),
          url: orderAddress(order.id),
        },
        {
          label: t('orderConfirmed.fit'),
          detail: t('orderConfirmed.fitDetail'),
          url: `${orderAddress(order.id)}#dein-spiel`,
        },
      ],
    },
  ]
}

function turnUpSteps(order: Order): { title: string; text: string }[] {
  const said = itemsOf(order).flatMap(({ id, name }) => {
    const quieter = quieterBy(findPreset(id)?.filters ?? [])
    return quieter > 0 ? [tOrders('installation.louder.windows', { name, quieter })] : []
  })
  return said.length === 0 ? [] : [{ title: tOrders('installation.louder.title'), text: said.join('\n') }]
}

/** Can be withdrawn as easily as given (Art. 7 Abs. 3 DSGVO). */
function questionParts(order: Order, mail: Mail): MailPart[] {
  if (!wantsToBeAsked(order)) return []
  const values = { date: dayText(ratingAskedAt(order)), url: unsubscribeAddress(mail.id) }
  return [{ kind: 'text', text: t('orderConfirmed.question', values) }]
}

function shortText({ payment, paymentMethod }: Order): string {
  return t('orderConfirmed.short', {
    seller: sellerNames(owner()).name,
    method: t(`methods.${payment?.method ?? paymentMethod}`),
    url: `${env().PUBLIC_ORIGIN}/vertrag-widerrufen`,
  })
}
