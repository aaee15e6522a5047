import { getFormatter, getTranslations } from 'next-intl/server'
import { Fragment, type ReactNode } from 'react'
import type { OrderView } from '@/lib/orders/view-schema'

export async function OrderFacts({ order, children }: { order: OrderView; children?: ReactNode }) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  return (
    <section aria-labelledby="facts" className="grid gap-4 text-sm">
      <h2 id="facts" className="text-xl">
        {t('facts')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">{t('email')}</dt>
        <dd className="break-all">
          <bdi>{order.email}</bdi>
        </dd>
        {order.name && (
          <>
            <dt className="text-muted">{t('name')}</dt>
            <dd className="break-words">
              <bdi>{order.name}</bdi>
            </dd>
          </>
        )}
        {order.billing && (
          <>
            <dt className="text-muted">{t('billing')}</dt>
            <dd className="wrap-anywhere">
              <BillingLines billing={order.billing} />
            </dd>
          </>
        )}
        {order.history.map(({ status, at }) => (
          <Fragment key={status}>
            <dt className="text-muted">{t(`history.${status}`)}</dt>
            <dd>{t('time', { date: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }) })}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </section>
  )
}

async function BillingLines({ billing }: { billing: NonNullable<OrderView['billing']> }) {
  const t = await getTranslations('orders')
  const { company, name, street, zip, city, vatId } = billing
  const lines = [company, name, street, `${zip} ${city}`.trim(), vatId && t('vatId', { vatId })]
  return lines.filter(Boolean).map((line) => (
    <bdi key={line} className="block">
      {line}
    </bdi>
  ))
}
