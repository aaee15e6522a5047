import { HeldList } from '@/components/affiliate/desk/held-list'
import { requireAdmin } from '@/lib/account/session/require-user'
import { findFlaggedSales } from '@/lib/affiliate/flags/data'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'held',
  check: requireAdmin,
  title: (t) => t('held'),
  show: async (store, query) => {
    const before = keyBefore(query.vor)
    const sales = await findFlaggedSales(store, partBefore(before, SHOWN))
    return <HeldList sales={sales} isFirstPart={before === undefined} />
  },
})

export { generateMetadata }
export default Page
