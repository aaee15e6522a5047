import { getTranslations } from 'next-intl/server'
import { DeskTable } from '@/components/desk/desk-list'
import { headsetAddress, headsetsPage } from '@/components/desk/desk-pages'
import { SearchForm } from '@/components/ui/fields/search-form'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Listing } from '@/lib/core/listing'
import type { ListedHeadset } from '@/lib/headsets/current-headsets'
import { headsetsQuery, type HeadsetQuery } from './headset-query'

interface HeadsetTableProps {
  headsets: Listing<ListedHeadset>
  query: HeadsetQuery
}

/** One page of the headsets, by name or searched. */
export async function HeadsetTable({ headsets, query }: HeadsetTableProps) {
  const t = await getTranslations('headsets.desk')
  return (
    <DeskTable
      id="headsets"
      title={t('title')}
      part={headsets}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.page === 1,
        linkTo: (page = '1') => headsetsQuery.address({ ...query, page: Number(page) }, 'headsets'),
      }}
      columns={await headsetColumns()}
      rowKey={({ id }) => id}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <SearchForm
        id="headset-search"
        page={headsetsPage}
        list="headsets"
        search={query.search}
        label={t('search.label')}
        hint={t('search.hint')}
      />
    </DeskTable>
  )
}

async function headsetColumns() {
  const t = await getTranslations('headsets.desk')
  const kinds = await getTranslations('headsets.kinds')
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ id, name }: ListedHeadset) => (
        <ShopLink href={headsetAddress(id)} className="touch-link font-semibold wrap-anywhere text-accent">
          {name}
        </ShopLink>
      ),
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }: ListedHeadset) => kinds(kind) },
    {
      key: 'measurer',
      header: t('columns.measurer'),
      cell: ({ measurer }: ListedHeadset) => <span className="wrap-anywhere">{measurer}</span>,
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ isHidden }: ListedHeadset) => <HeadsetBadge isHidden={isHidden} />,
    },
  ]
}

export async function HeadsetBadge({ isHidden }: Pick<ListedHeadset, 'isHidden'>) {
  const t = await getTranslations('headsets.desk')
  return <StatusBadge status={isHidden ? 'inactive' : 'success'} label={t(isHidden ? 'hidden' : 'shown')} />
}
