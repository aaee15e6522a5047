import { DeskRatings, ratingStates } from '@/components/ratings/desk/desk-ratings'
import { requireAdmin } from '@/lib/account/session/require-user'
import { changedStages } from '@/lib/affiliate/stage/read-stage'
import { partBefore } from '@/lib/core/listing'
import { deskRatings } from '@/lib/ratings/desk-ratings'
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
    return status === 'pages' ? (
      <DeskRatings part={{ pages: await changedStages(store, page) }} query={query} />
    ) : (
      <DeskRatings part={{ ratings: await deskRatings(store, status, page) }} query={query} />
    )
  },
})

export { generateMetadata }
export default Page
