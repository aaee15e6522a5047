import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { ShopLink } from '@/components/ui/shop-link'
import type { Application } from '@/lib/affiliate/applications/schema'
import type { Listing } from '@/lib/core/listing'
import { applicationTabs, partnerAddress, partnersAddress, type PartnerQuery } from './partner-query'

interface ApplicationListProps {
  applications: Listing<Application>
  query: PartnerQuery
}

/** A part of the applications in a state; each leads to where it is decided. */
export async function ApplicationList({ applications, query }: ApplicationListProps) {
  const t = await getTranslations('admin.partnerDesk')
  const { entries, broken, next } = applications
  const linkTo = (applicationsBefore?: string) =>
    partnersAddress({ ...query, applicationsBefore }, 'applications')
  const tabs = applicationTabs.map((status) => ({
    href: partnersAddress({ ...query, status, applicationsBefore: undefined }, 'applications'),
    text: t(`applicationStates.${status}`),
    isCurrent: status === query.status,
  }))
  return (
    <section aria-labelledby="applications" className="grid min-w-0 gap-4">
      <h2 id="applications" className="text-xl">
        {t('applications')}
      </h2>
      <LinkTabs label={t('applicationTabs')} tabs={tabs} />
      <BrokenRecords keys={broken} />
      {entries.length > 0 && (
        <DataTable
          caption={t('applications')}
          isCaptionHidden
          columns={await applicationColumns()}
          rows={entries}
          rowKey={({ uid }) => uid}
        />
      )}
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('noApplications')} text={t('noApplicationsText')} />
      )}
      <Pager
        label={t('applicationPages')}
        first={
          query.applicationsBefore === undefined
            ? undefined
            : { href: linkTo(), text: t('firstApplications') }
        }
        next={next === null ? undefined : { href: linkTo(next), text: t('nextApplications') }}
      />
    </section>
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

/** Leads to the page of a partner, or of who has applied. */
export function PartnerLink({ uid, name }: { uid: string; name: string }) {
  return (
    <ShopLink
      href={partnerAddress(uid)}
      className="inline-flex min-h-6 items-center wrap-anywhere text-accent underline underline-offset-4"
    >
      {name}
    </ShopLink>
  )
}
