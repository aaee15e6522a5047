import { CampaignTable } from '@/components/affiliate/desk/campaign-table'
import { CampaignForm } from '@/components/affiliate/desk/campaign-form'
import { requireAdmin } from '@/lib/account/session/require-user'
import { getCampaigns } from '@/lib/affiliate/campaigns/data'
import { readBundles } from '@/lib/catalog/bundles/read-bundles'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { now } from '@/lib/core/clock'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'campaigns',
  check: requireAdmin,
  title: (t) => t('campaigns'),
  show: async (store) => {
    const [{ campaigns, broken }, { presets }] = await Promise.all([getCampaigns(store), readBundles(store)])
    return (
      <>
        <CampaignTable campaigns={campaigns} broken={broken} />
        <CampaignForm presets={presets} from={berlinTimeOf(now())} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
