import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { ApplicationList } from '@/components/affiliate/desk/application-list'
import { PartnerList } from '@/components/affiliate/desk/partner-list'
import { partnersPage, readPartnerQuery } from '@/components/affiliate/desk/partner-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { listApplications } from '@/lib/affiliate/applications/list-applications'
import { findPartners, searchPartners } from '@/lib/affiliate/partner-search/find-partners'
import { partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(partnersPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('partners'), robots: { index: false } })
}

export default async function PartnersPage({ searchParams }: PageProps<'/admin/partner'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readPartnerQuery(await searchParams)
  const part = partBefore(query.partnersBefore, SHOWN)
  const [applications, partners, waiting] = await Promise.all([
    listApplications(store(), query.status, partBefore(query.applicationsBefore, SHOWN)),
    query.search === ''
      ? findPartners(store(), query.order, part)
      : searchPartners(store(), query.search, part),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={partnersPage} />
      <AdminHead current={partnersPage} waiting={waiting} />
      <ApplicationList applications={applications} query={query} />
      <PartnerList partners={partners} query={query} />
    </div>
  )
}
