import { DeskRatings, ratingStates } from '@/components/ratings/desk/desk-ratings'
import { requireAdmin } from '@/lib/account/session/require-user'
import { changedStages } from '@/lib/affiliate/stage/read-stage'
import { partBefore } from '@/lib/core/listing'
import { deskRatings } from '@/lib/ratings/desk-ratings'
import { deskReports } from '@/lib/ratings/reports/desk-reports'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'ratings',
  check: requireAdmin,
  title: (t) => t('ratings'),
  show: async (store, params) => {
    const query = ratingStates.read(params)
    const page = partBefore(query.before, SHOWN)
    const { status } = query
    if (status === 'shown' || status === 'hidden')
      return <DeskRatings part={{ ratings: await deskRatings(store, status, page) }} query={query} />
    if (status === 'pages')
      return <DeskRatings part={{ pages: await changedStages(store, page) }} query={query} />
    const reports = await deskReports(store, status === 'reported' ? 'open' : 'decided', page)
    return <DeskRatings part={{ reports }} query={query} />
  },
})

export { generateMetadata }
export default Page
