import { useTranslations } from 'next-intl'
import type { Invoice } from '@/lib/invoices/schema'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { DeskSection } from './desk-section'

/** The invoice and its corrections as PDF. */
export function OrderDocuments({ order, invoices }: { order: DeskRecord; invoices: Invoice[] }) {
  const t = useTranslations('admin.orderDesk.invoices')
  const address = (refundId?: string) =>
    `/api/orders/${order.id}/invoice${refundId === undefined ? '' : `?refund=${refundId}`}`
  return (
    <DeskSection id="invoices" title={t('title')}>
      {invoices.length === 0 && <p className="text-sm">{t('none')}</p>}
      <ul className="grid text-sm">
        {invoices.map(({ number, kind, refundId }) => (
          <li key={number}>
            <a
              href={address(refundId)}
              download
              className="number inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t(kind === 'correction' ? 'correction' : 'invoice', { number })}
            </a>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
