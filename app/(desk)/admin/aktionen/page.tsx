import { CampaignTable } from '@/components/affiliate/desk/campaign-table'
import { AddCampaign } from '@/components/affiliate/desk/add-campaign'
import { requireAdmin } from '@/lib/account/session/require-user'
import { getCampaigns } from '@/lib/affiliate/campaigns/data'
import { readBundles } from '@/lib/catalog/bundles/read-bundles'
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
        <AddCampaign presets={presets} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
