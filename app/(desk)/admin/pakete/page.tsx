import { BundleTable } from '@/components/catalog/desk/bundle-table'
import { AddBundleForm } from '@/components/catalog/desk/bundle-view'
import { requireAdmin } from '@/lib/account/session/require-user'
import { readBundles } from '@/lib/catalog/bundles/read-bundles'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'bundles',
  check: requireAdmin,
  title: (t) => t('bundles'),
  show: async (store) => {
    const { bundles, broken, presets } = await readBundles(store)
    return (
      <>
        <BundleTable bundles={bundles} broken={broken} />
        <AddBundleForm presets={presets} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
