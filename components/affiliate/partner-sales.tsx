import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Pager } from '@/components/ui/pager'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/status-labels'
import type { PartnerSale } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'

interface PartnerSalesProps {
  sales: Listing<PartnerSale>
  isFirstPart: boolean
}

/** A part of a partner's sales, newest first. */
export async function PartnerSales({ sales, isFirstPart }: PartnerSalesProps) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const labels = await statusLabels()
  return (
    <section aria-labelledby="sales" className="grid min-w-0 gap-4">
      <h2 id="sales" className="text-xl">
        {t('lastSales')}
      </h2>
      {sales.entries.length + sales.broken.length === 0 && <p className="text-muted">{t('noSales')}</p>}
      <BrokenRecords keys={sales.broken} />
      <ul className="grid gap-3">
        {sales.entries.map((sale) => (
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
                {t('commission')} <span className="number">{formatCents(sale.commissionAmount - (sale.reversedAmount ?? 0))}</span>
              </span>
              {sale.status === 'reversed' ? (
                <StatusBadge status="inactive" label={t('reversed')} />
              ) : (
                <StatusBadge status="pending" label={labels.pending} />
              )}
            </p>
          </li>
        ))}
      </ul>
      <Pager
        label={t('salesPages')}
        first={isFirstPart ? undefined : { href: '/partner#sales', text: t('firstSales') }}
        next={
          sales.next === null
            ? undefined
            : { href: `/partner?vor=${encodeURIComponent(sales.next)}#sales`, text: t('nextSales') }
        }
      />
    </section>
  )
}
