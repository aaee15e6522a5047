import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable, moneyColumn } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { StatusBadge } from '@/components/ui/status-badge'
import { saleNumber } from '@/lib/affiliate/sales/ledger-kind'
import type { PartnerSale } from '@/lib/affiliate/sales/schema'
import type { Listing } from '@/lib/core/listing'
import { partnerAddress } from '../tools/partner-address'

interface PartnerSalesProps {
  sales: Listing<PartnerSale>
  isFirstPart: boolean
}

export async function PartnerSales({ sales, isFirstPart }: PartnerSalesProps) {
  const t = await getTranslations('affiliate.partner')
  return (
    <section aria-labelledby="sales" className="grid min-w-0 gap-4">
      <h2 id="sales" className="text-xl">
        {t('lastSales')}
      </h2>
      <BrokenRecords keys={sales.broken} />
      {sales.entries.length > 0 && (
        <>
          <DataTable
            caption={t('lastSales')}
            isCaptionHidden
            columns={await saleColumns()}
            rows={sales.entries}
            rowKey={({ id }) => id}
          />
          <p className="text-sm text-muted">{t('pendingMeaning')}</p>
        </>
      )}
      {sales.entries.length + sales.broken.length === 0 && (
        <EmptyState heading="h3" title={t('noSales')} text={t('noSalesText')} />
      )}
      <Pager
        label={t('salesPages')}
        first={
          isFirstPart ? undefined : { href: partnerAddress({ bereich: 'verkaeufe' }), text: t('firstSales') }
        }
        next={
          sales.next === null
            ? undefined
            : {
                href: partnerAddress({ bereich: 'verkaeufe', vor: sales.next }),
                text: t('nextSales'),
              }
        }
      />
    </section>
  )
}

const toneOf = { pending: 'pending', approved: 'active', paid: 'success', reversed: 'inactive' } as const

async function saleColumns() {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const stateOf = ({ status, held, releaseOn }: PartnerSale) => {
    if (status === 'pending' && held) return t('states.held')
    if (status === 'pending' && releaseOn)
      return t('states.pendingUntil', { date: format.dateTime(new Date(releaseOn), { dateStyle: 'medium' }) })
    return t(`states.${status}`)
  }
  return [
    { key: 'product', header: t('product'), cell: (sale: PartnerSale) => sale.productName },
    {
      key: 'date',
      header: t('date'),
      cell: ({ saleDate }: PartnerSale) => (
        <span className="number">{format.dateTime(saleDate, { dateStyle: 'medium' })}</span>
      ),
    },
    {
      key: 'number',
      header: t('saleNumber'),
      cell: ({ id }: PartnerSale) => <span className="number">{saleNumber(id)}</span>,
    },
    {
      key: 'by',
      header: t('creditedBy'),
      cell: ({ by }: PartnerSale) => t(`credits.${by ?? 'unknown'}`),
    },
    moneyColumn('amount', t('amount'), (sale: PartnerSale) => sale.productPrice),
    moneyColumn(
      'commission',
      t('commission'),
      ({ commissionAmount, reversedAmount = 0 }: PartnerSale) => commissionAmount - reversedAmount,
    ),
    {
      key: 'state',
      header: t('state'),
      cell: (sale: PartnerSale) => <StatusBadge status={toneOf[sale.status]} label={stateOf(sale)} />,
    },
  ]
}
