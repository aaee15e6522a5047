import { DeskHeardList, heardStates } from '@/components/listening-results/desk/desk-result-list'
import { requireAdmin } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { deskHeard } from '@/lib/listening-results/list-results'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'heard',
  check: requireAdmin,
  title: (t) => t('heard'),
  show: async (store, query) => {
    const asked = heardStates.read(query)
    const results = await deskHeard(store, asked.status, partBefore(asked.before, SHOWN))
    return <DeskHeardList results={results} query={asked} />
  },
})

export { generateMetadata }
export default Page
