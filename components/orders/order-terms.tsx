import { getFormatter, getTranslations } from 'next-intl/server'
import { PROSE } from '@/components/legal/legal-page'
import { ShopLink } from '@/components/ui/shop-link'
import { sectionsOf } from '@/lib/legal/plain-legal-text'
import type { KeptText, Terms } from '@/lib/legal/terms-schema'
import type { Order } from '@/lib/orders/schema'

interface OrderTermsProps {
  order: Pick<Order, 'id' | 'reference' | 'createdAt' | 'consent'>
  terms: Terms
  token: string
}

/** Word for word. */
export async function OrderTerms({ order, terms, token }: OrderTermsProps) {
  const t = await getTranslations('orders.terms')
  const format = await getFormatter()
  const { immediateDelivery, withdrawalLoss } = order.consent
  return (
    <div className="page-width grid gap-y-6 py-10 sm:py-14 print:block print:p-0!">
      <h1 className="text-2xl hyphens-auto">
        {t('heading')} <span className="number inline-block">{order.reference}</span>
      </h1>
      <article className={PROSE}>
        <p>{t('intro', { date: format.dateTime(order.createdAt, { dateStyle: 'long' }) })}</p>
        <p className="print:hidden">
          <ShopLink
            href={`/bestellung/${order.id}${token && `?token=${token}`}`}
            className="inline-flex min-h-11 items-center"
          >
            {t('back')}
          </ShopLink>
        </p>
        <h2>{t('consents')}</h2>
        <ul>
          {[immediateDelivery, withdrawalLoss].map(({ text, at }) => (
            <li key={text}>
              „{text}“ {t('given', { date: format.dateTime(at, { dateStyle: 'long', timeStyle: 'medium' }) })}
            </li>
          ))}
        </ul>
        <Kept text={terms.agb} />
        <Kept text={terms.widerruf} />
      </article>
    </div>
  )
}

function Kept({ text: { title, text } }: { text: KeptText }) {
  return (
    <>
      <h2>{title}</h2>
      {sectionsOf(text).map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3 className="mt-6 font-semibold">{heading}</h3>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="break-words whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
