import { getTranslations } from 'next-intl/server'
import type { RateableItem } from '@/lib/ratings/own-ratings'
import { OwnRating } from './own-rating'

interface OrderRatingsProps {
  orderId: string
  /** Empty if the page was opened through the buyer's account. */
  token: string
  items: readonly RateableItem[]
}

export async function OrderRatings({ orderId, token, items }: OrderRatingsProps) {
  if (items.length === 0) return null
  const t = await getTranslations('ratings.own')
  return (
    <section id="bewertungen" aria-labelledby="bewertungen-titel" className="grid gap-4 print:hidden">
      <h2 id="bewertungen-titel" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-muted">{t(items.some(({ isAsked }) => isAsked) ? 'asked' : 'intro')}</p>
      <ul className="border-b border-line">
        {items.map((item) => (
          <li key={item.id} className="border-t border-line py-5">
            <OwnRating
              path={`/api/orders/${orderId}/ratings/${item.id}?${new URLSearchParams({ token })}`}
              item={item}
            />
          </li>
        ))}
      </ul>
      <p className="text-width text-sm text-muted">{t('rules')}</p>
    </section>
  )
}
