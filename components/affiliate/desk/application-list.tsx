import { getFormatter, getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ShopLink } from '@/components/ui/shop-link'
import type { Application } from '@/lib/affiliate/applications/schema'
import type { Listing } from '@/lib/core/listing'
import { DeskTable } from '@/components/desk/desk-list'
import { applicationTabs, partnerAddress, partnersQuery, type PartnerQuery } from './partner-query'

interface ApplicationListProps {
  applications: Listing<Application>
  query: PartnerQuery
}

export async function ApplicationList({ applications, query }: ApplicationListProps) {
  const t = await getTranslations('admin.partnerDesk')
  const linkTo = (applicationsBefore?: string) =>
    partnersQuery.address({ ...query, applicationsBefore }, 'applications')
  const tabs = applicationTabs.map((status) => ({
    href: partnersQuery.address({ ...query, status, applicationsBefore: undefined }, 'applications'),
    text: t(`applicationStates.${status}`),
    isCurrent: status === query.status,
  }))
  return (
    <DeskTable
      id="applications"
      title={t('applications')}
      part={applications}
      none={{ title: t('noApplications'), text: t('noApplicationsText') }}
      pages={{
        label: t('applicationPages'),
        first: t('firstApplications'),
        next: t('nextApplications'),
        isFirst: query.applicationsBefore === undefined,
        linkTo,
      }}
      columns={await applicationColumns()}
      rowKey={({ uid }) => uid}
    >
      <LinkTabs label={t('applicationTabs')} tabs={tabs} />
    </DeskTable>
  )
}

async function applicationColumns() {
  const t = await getTranslations('admin.partnerDesk')
  const format = await getFormatter()
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ uid, name, email }: Application) => (
        <>
          <PartnerLink uid={uid} name={name} />
          <bdi className="block font-normal wrap-anywhere text-muted">{email}</bdi>
        </>
      ),
    },
    {
      key: 'url',
      header: t('columns.url'),
      cell: ({ url }: Application) => <span className="wrap-anywhere">{url}</span>,
    },
    {
      key: 'code',
      header: t('columns.code'),
      cell: ({ code }: Application) => <span className="wrap-anywhere">{code}</span>,
    },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }: Application) => (
        <span className="number whitespace-nowrap">
          {t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      ),
    },
  ]
}

export function PartnerLink({ uid, name }: { uid: string; name: string }) {
  return (
    <ShopLink href={partnerAddress(uid)} className="row-link wrap-anywhere text-accent">
      {name}
    </ShopLink>
  )
}
