import { headsetsQuery } from '@/components/headsets/desk/headset-query'
import { HeadsetTable } from '@/components/headsets/desk/headset-table'
import { AddHeadset } from '@/components/headsets/desk/headset-view'
import { requireAdmin } from '@/lib/account/session/require-user'
import { listHeadsets } from '@/lib/headsets/list-headsets'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'headsets',
  check: requireAdmin,
  title: (t) => t('headsets'),
  show: async (store, query) => {
    const asked = headsetsQuery.read(query)
    return (
      <>
        <HeadsetTable headsets={await listHeadsets(store, { ...asked, limit: SHOWN })} query={asked} />
        <AddHeadset />
      </>
    )
  },
})

export { generateMetadata }
export default Page
