import { numberColumn } from '@/components/ui/data-table'
import { getTranslations, getFormatter } from 'next-intl/server'
import { DeskTable } from '@/components/desk/desk-list'
import { SearchForm } from '@/components/ui/fields/search-form'
import { LinkTabs } from '@/components/ui/link-tabs'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/ui-texts'
import { termsOffered } from '@/lib/affiliate/agreed-terms'
import { presentTerms, shownRate } from '@/lib/affiliate/sales/commission'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { PartnerLink } from './application-list'
import { partnerOrders, partnersPage, partnersQuery, type PartnerQuery } from './partner-query'

interface PartnerListProps {
  partners: Listing<Affiliate>
  query: PartnerQuery
}

export async function PartnerList({ partners, query }: PartnerListProps) {
  const t = await getTranslations('admin')
  const linkTo = (partnersBefore?: string) => partnersQuery.address({ ...query, partnersBefore }, 'partners')
  const none =
    query.search === ''
      ? { title: t('noPartners'), text: t('noPartnersText') }
      : { title: t('partnerDesk.noHits'), text: t('partnerDesk.noHitsText', { text: query.search }) }
  return (
    <DeskTable
      id="partners"
      title={t('partners')}
      part={partners}
      none={none}
      pages={{
        label: t('partnerPages'),
        first: t('firstPartners'),
        next: t('nextPartners'),
        isFirst: query.partnersBefore === undefined,
        linkTo,
      }}
      columns={await partnerColumns()}
      rowKey={({ uid }) => uid}
    >
      <SearchForm
        id="partner-search"
        page={partnersPage}
        list="partners"
        search={query.search}
        label={t('partnerDesk.search')}
        hint={t('partnerDesk.searchHint')}
      />
      {query.search === '' && <Orders query={query} />}
    </DeskTable>
  )
}

async function Orders({ query }: { query: PartnerQuery }) {
  const t = await getTranslations('admin.partnerDesk')
  return (
    <LinkTabs
      label={t('orders')}
      tabs={partnerOrders.map((order) => ({
        href: partnersQuery.address({ ...query, order, partnersBefore: undefined }, 'partners'),
        text: t(`order.${order}`),
        isCurrent: order === query.order,
      }))}
    />
  )
}

async function partnerColumns() {
  const t = await getTranslations('admin')
  const format = await getFormatter()
  const labels = await statusLabels()
  const figure = (key: string, header: string, of: (partner: Affiliate) => string) =>
    ({ key, header, align: 'end', cell: of }) as const
  return [
    {
      key: 'partner',
      header: t('columns.partner'),
      cell: ({ uid, customCode, name, email }: Affiliate) => (
        <>
          <PartnerLink uid={uid} name={customCode ?? uid} />
          {name !== undefined && <span className="block font-normal wrap-anywhere">{name}</span>}
          {email !== undefined && <bdi className="block font-normal wrap-anywhere text-muted">{email}</bdi>}
        </>
      ),
    },
    numberColumn('rate', t('rate'), (partner: Affiliate) => (
      <>
        {shownRate(presentTerms(partner.commissionRate))}
        {partner.endedAt === undefined && termsOffered(partner) && (
          <span className="block text-sm text-muted">{t('partnerDesk.termsOpen')}</span>
        )}
      </>
    )),
    figure('clicks', t('clicks'), ({ totalClicks }) => format.number(totalClicks)),
    figure('uniqueClicks', t('uniqueClicks'), ({ uniqueClicks }) => format.number(uniqueClicks)),
    figure('sales', t('sales'), ({ totalSales }) => format.number(totalSales)),
    figure('earnings', t('earnings'), ({ totalEarnings }) => formatCents(totalEarnings)),
    figure('balance', t('partnerDesk.columns.balance'), ({ balance }) => formatCents(balance)),
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
