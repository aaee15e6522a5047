import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { SearchForm } from '@/components/ui/fields/search-form'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { DeskTable } from '@/components/desk/desk-list'
import { partnerColumns } from './partner-columns'
import { partnerOrders, partnersAddress, partnersPage, type PartnerQuery } from './partner-query'

interface PartnerListProps {
  partners: Listing<Affiliate>
  query: PartnerQuery
}

/** One page of the partners with their counters, sorted or searched. */
export async function PartnerList({ partners, query }: PartnerListProps) {
  const t = await getTranslations('admin')
  const linkTo = (partnersBefore?: string) => partnersAddress({ ...query, partnersBefore }, 'partners')
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
        href: partnersAddress({ ...query, order, partnersBefore: undefined }, 'partners'),
        text: t(`order.${order}`),
        isCurrent: order === query.order,
      }))}
    />
  )
}
