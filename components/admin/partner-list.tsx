import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { SearchForm } from '@/components/ui/search-form'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { partnerColumns } from './partner-columns'
import { partnerOrders, partnersAddress, partnersPage, type PartnerQuery } from './partner-query'

interface PartnerListProps {
  partners: Listing<Affiliate>
  query: PartnerQuery
}

/** A part of the partners with their counters, in an order or as they are searched. */
export async function PartnerList({ partners, query }: PartnerListProps) {
  const t = await getTranslations('admin')
  const linkTo = (partnersBefore?: string) => partnersAddress({ ...query, partnersBefore }, 'partners')
  return (
    <section aria-labelledby="partners" className="grid min-w-0 gap-4">
      <h2 id="partners" className="text-xl">
        {t('partners')}
      </h2>
      <SearchForm
        id="partner-search"
        page={partnersPage}
        list="partners"
        search={query.search}
        label={t('partnerDesk.search')}
        hint={t('partnerDesk.searchHint')}
      />
      {query.search === '' && <Orders query={query} />}
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
      {partners.entries.length + partners.broken.length === 0 && <NoPartners query={query} />}
      <Pager
        label={t('partnerPages')}
        first={query.partnersBefore === undefined ? undefined : { href: linkTo(), text: t('firstPartners') }}
        next={partners.next === null ? undefined : { href: linkTo(partners.next), text: t('nextPartners') }}
      />
    </section>
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

async function NoPartners({ query: { search } }: { query: PartnerQuery }) {
  const t = await getTranslations('admin')
  if (search === '') return <EmptyState heading="h3" title={t('noPartners')} text={t('noPartnersText')} />
  const title = t('partnerDesk.noHits')
  return <EmptyState heading="h3" title={title} text={t('partnerDesk.noHitsText', { text: search })} />
}
