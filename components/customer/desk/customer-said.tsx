import { useTranslations } from 'next-intl'
import { DeskSection, useDeskTime } from '@/components/orders/desk/one/desk-section'
import { orderAddress } from '@/components/orders/desk/order-query'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'

/** A person's withdrawals, ratings, reports and listening tests. */
export function CustomerSaid({ file: { withdrawals, ratings, heard, reported } }: { file: CustomerFile }) {
  const t = useTranslations('admin.customers.said')
  const isNothing = withdrawals.length + ratings.length + heard + reported === 0
  return (
    <DeskSection id="said" title={t('title')}>
      {isNothing && <p className="text-sm">{t('none')}</p>}
      <Withdrawals withdrawals={withdrawals} />
      {ratings.length > 0 && (
        <ul aria-label={t('ratings')} className="grid gap-2 text-sm">
          {ratings.map(({ rating, presetName }) => (
            <li key={rating.id} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
              <ShopLink href={orderAddress(rating.orderId)} className="text-link">
                {presetName}
              </ShopLink>
              <StarRow value={rating.stars} />
              <span className="sr-only">{t('stars', { stars: rating.stars })}</span>
              {rating.hidden && <span className="text-muted">{t('hidden')}</span>}
              {rating.text !== undefined && <span className="basis-full text-muted">{rating.text}</span>}
            </li>
          ))}
        </ul>
      )}
      {reported > 0 && <p className="text-sm">{t('reported', { count: reported })}</p>}
      {heard > 0 && <p className="text-sm">{t('heard', { count: heard })}</p>}
    </DeskSection>
  )
}

function Withdrawals({ withdrawals }: Pick<CustomerFile, 'withdrawals'>) {
  const t = useTranslations('admin.customers.said')
  const state = useTranslations('withdrawals.desk.states')
  const time = useDeskTime()
  if (withdrawals.length === 0) return null
  return (
    <ul aria-label={t('withdrawals')} className="grid gap-2 text-sm">
      {withdrawals.map(({ id, at, reference, status }) => (
        <li key={id} className="wrap-anywhere">
          {t('withdrawal', { reference, at: time(at) })} <span className="text-muted">{state(status)}</span>
        </li>
      ))}
    </ul>
  )
}
