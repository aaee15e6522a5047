import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/status-labels'
import { formatRate } from '@/lib/affiliate/commission'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { adminAddress, type AdminQuery } from './admin-query'

/** A part of the partners with their counters. */
export async function PartnerList({ partners, query }: { partners: Listing<Affiliate>; query: AdminQuery }) {
  const t = await getTranslations('admin')
  const linkTo = (partnersBefore?: string) => adminAddress({ ...query, partnersBefore }, 'partners')
  return (
    <section aria-labelledby="partners" className="grid min-w-0 gap-4">
      <h2 id="partners" className="text-xl">
        {t('partners')}
      </h2>
      <BrokenRecords keys={partners.broken} />
      {partners.entries.length > 0 && (
        <DataTable
          caption={t('partners')}
          isCaptionHidden
          columns={await partnerColumns()}
          rows={partners.entries}
          rowKey={({ uid }) => uid}
        />
      )}
      {partners.entries.length + partners.broken.length === 0 && (
        <EmptyState heading="h3" title={t('noPartners')} text={t('noPartnersText')} />
      )}
      <Pager
        label={t('partnerPages')}
        first={query.partnersBefore === undefined ? undefined : { href: linkTo(), text: t('firstPartners') }}
        next={partners.next === null ? undefined : { href: linkTo(partners.next), text: t('nextPartners') }}
      />
    </section>
  )
}

async function partnerColumns() {
  const t = await getTranslations('admin')
  const format = await getFormatter()
  const labels = await statusLabels()
  const figure = (
    key: 'rate' | 'clicks' | 'uniqueClicks' | 'sales' | 'earnings',
    of: (partner: Affiliate) => string,
  ) => ({ key, header: t(key), align: 'end', cell: of }) as const
  return [
    {
      key: 'partner',
      header: t('columns.partner'),
      cell: (partner: Affiliate) => <PartnerName partner={partner} />,
    },
    figure('rate', ({ commissionRate }) => formatRate(commissionRate)),
    figure('clicks', ({ totalClicks }) => format.number(totalClicks)),
    figure('uniqueClicks', ({ uniqueClicks }) => format.number(uniqueClicks)),
    figure('sales', ({ totalSales }) => format.number(totalSales)),
    figure('earnings', ({ totalEarnings }) => formatCents(totalEarnings)),
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ active }: Affiliate) => {
        const status = active ? 'active' : 'inactive'
        return <StatusBadge status={status} label={labels[status]} />
      },
    },
  ]
}

function PartnerName({ partner: { customCode, uid, email } }: { partner: Affiliate }) {
  return (
    <>
      <span className="block wrap-anywhere">{customCode ?? uid}</span>
      {email !== undefined && <bdi className="block wrap-anywhere font-normal text-muted">{email}</bdi>}
    </>
  )
}
