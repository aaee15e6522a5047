import { ApplicationList } from '@/components/affiliate/desk/application-list'
import { PartnerList } from '@/components/affiliate/desk/partner-list'
import { partnersQuery } from '@/components/affiliate/desk/partner-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { findApplications } from '@/lib/affiliate/applications/data'
import { findPartners, searchPartners } from '@/lib/affiliate/partner-search/find-partners'
import { partBefore } from '@/lib/core/listing'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'partners',
  check: requireAdmin,
  title: (t) => t('partners'),
  show: async (store, query) => {
    const asked = partnersQuery.read(query)
    const part = partBefore(asked.partnersBefore, SHOWN)
    const [applications, partners] = await Promise.all([
      findApplications(store, asked.status, partBefore(asked.applicationsBefore, SHOWN)),
      asked.search === ''
        ? findPartners(store, asked.order, part)
        : searchPartners(store, asked.search, part),
    ])
    return (
      <>
        <ApplicationList applications={applications} query={asked} />
        <PartnerList partners={partners} query={asked} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
