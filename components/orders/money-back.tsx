import { getFormatter, getTranslations } from 'next-intl/server'
import { formatCents } from '@/lib/core/money'
import type { MoneyBackOffer } from '@/lib/orders/refunds/give-money-back'
import { MoneyBackButton } from './money-back-button'

interface MoneyBackProps {
  orderId: string
  token: string
  /** Null if nothing is covered, or no longer. */
  offer: MoneyBackOffer | null
}

export async function MoneyBack({ orderId, token, offer }: MoneyBackProps) {
  if (!offer) return null
  const t = await getTranslations('orders.moneyBack')
  const format = await getFormatter()
  const date = format.dateTime(offer.until, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section aria-labelledby="money-back" className="grid gap-3 print:hidden">
      <h2 id="money-back" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text', { date })}</p>
      <ul className="border-t border-line">
        {offer.items.map(({ id, name, price }) => {
          const values = { name, amount: formatCents(price) }
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-2"
            >
              <p className="wrap-anywhere">
                {name} <span className="number text-muted">{values.amount}</span>
              </p>
              <MoneyBackButton
                path={`/api/orders/${orderId}/money-back/${id}?${new URLSearchParams({ token })}`}
                isTransferred={offer.isTransferred}
                values={values}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
