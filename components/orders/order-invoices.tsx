import { getFormatter, getTranslations } from 'next-intl/server'
import type { OrderView } from '@/lib/orders/view-schema'

/** With corrections, and invoices cancelled by a change of address. */
export async function OrderInvoices({ order, token }: { order: OrderView; token: string }) {
  const t = await getTranslations('orders.invoices')
  const format = await getFormatter()
  if (!order.history.some(({ status }) => status === 'paid')) return null
  const corrections = order.refunds.filter(({ status, isSurplus }) => status === 'done' && !isSurplus)
  const address = (wanted: { refund?: string; number?: string } = {}) => {
    const query = new URLSearchParams({ ...wanted, token })
    return `/api/orders/${order.orderId}/invoice?${query}`
  }
  return (
    <section aria-labelledby="invoices" className="grid gap-2 text-sm print:hidden">
      <h2 id="invoices" className="text-xl">
        {t('title')}
      </h2>
      <ul className="grid gap-1">
        <li>
          <InvoiceLink href={address()}>{t('invoice')}</InvoiceLink>
        </li>
        {corrections.map(({ refundId, at }) => (
          <li key={refundId} className="flex flex-wrap items-center gap-x-3">
            <InvoiceLink href={address({ refund: refundId })}>{t('correction')}</InvoiceLink>
            <span className="text-muted">
              {t('of', { date: format.dateTime(at, { dateStyle: 'long' }) })}
            </span>
          </li>
        ))}
        {order.formerInvoices.map(({ number, cancelledBy, at }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <InvoiceLink href={address({ number })}>{t('former', { number })}</InvoiceLink>
            <InvoiceLink href={address({ number: cancelledBy })}>
              {t('cancelling', { number: cancelledBy })}
            </InvoiceLink>
            <span className="text-muted">
              {t('on', { date: format.dateTime(at, { dateStyle: 'long' }) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvoiceLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      download
      referrerPolicy="no-referrer"
      className="touch-link font-semibold decoration-outline hover:decoration-current"
    >
      {children}
    </a>
  )
}
