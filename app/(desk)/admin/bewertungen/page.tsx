import { DeskRatings, ratingStates } from '@/components/ratings/desk/desk-ratings'
import { requireAdmin } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { deskRatings } from '@/lib/ratings/desk-ratings'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'ratings',
  check: requireAdmin,
  title: (t) => t('ratings'),
  show: async (store, query) => {
    const asked = ratingStates.read(query)
    const ratings = await deskRatings(store, asked.status, partBefore(asked.before, SHOWN))
    return <DeskRatings ratings={ratings} query={asked} />
  },
})

export { generateMetadata }
export default Page
