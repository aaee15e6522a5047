import { getFormatter, getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/status-labels'
import type { PartnerSale } from '@/lib/affiliate/schema'
import { formatCents } from '@/lib/core/money'

/** A partner's last sales. */
export async function PartnerSales({ sales }: { sales: PartnerSale[] }) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const labels = await statusLabels()
  return (
    <section aria-labelledby="sales" className="grid min-w-0 gap-4">
      <h2 id="sales" className="text-xl">
        {t('lastSales')}
      </h2>
      {sales.length === 0 && <p className="text-muted">{t('noSales')}</p>}
      <ul className="grid gap-3">
        {sales.map((sale) => (
          <li
            key={sale.id}
            className="grid gap-x-6 gap-y-2 card p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:px-5"
          >
            <div className="min-w-0">
              <p className="font-semibold">{sale.productName}</p>
              <p className="text-sm text-muted">
                {format.dateTime(sale.saleDate, { dateStyle: 'long' })} · {t('amount')}{' '}
                <span className="number">{formatCents(sale.productPrice)}</span>
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-3 text-sm">
              <span>
                {t('commission')} <span className="number">{formatCents(sale.commissionAmount)}</span>
              </span>
              <StatusBadge status={sale.status} label={labels[sale.status]} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
