import { useTranslations } from 'next-intl'
import type { Invoice } from '@/lib/invoices/schema'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { DeskSection } from './desk-section'

/** Its invoices and their corrections as PDF. */
export function OrderDocuments({ order, invoices }: { order: DeskRecord; invoices: Invoice[] }) {
  const t = useTranslations('admin.orderDesk.invoices')
  return (
    <DeskSection id="invoices" title={t('title')}>
      {invoices.length === 0 && <p className="text-sm">{t('none')}</p>}
      <ul className="grid text-sm">
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <a
              href={`/api/orders/${order.id}/invoice?number=${invoice.number}`}
              download
              className="number touch-link"
            >
              {t(kindOf(invoice, order), { number: invoice.number })}
            </a>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

function kindOf({ number, kind, refundId }: Invoice, order: DeskRecord) {
  if (kind === 'correction') return refundId === undefined ? 'cancelling' : 'correction'
  return number === order.invoice ? 'invoice' : 'former'
}
