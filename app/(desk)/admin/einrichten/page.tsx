import { OpeningList } from '@/components/operation/opening-list'
import { OwnerSection } from '@/components/setup/owner-section'
import { SetupSections } from '@/components/setup/setup-sections'
import { requireAdmin } from '@/lib/account/session/require-user'
import { unusableVariables } from '@/lib/core/env'
import { turnoverAbroad } from '@/lib/figures/turnover-abroad'
import { owner } from '@/lib/legal/current-owner'
import { presentOpening } from '@/lib/operation/present-opening'
import { getStoredOwner } from '@/lib/setup/owner-data'
import { shownVariables } from '@/lib/setup/shown-variables'
import { unreadableVariables } from '@/lib/setup/watch-variables'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'setup',
  check: requireAdmin,
  title: (t) => t('setup'),
  show: async (store) => {
    const [stored, shown] = [await getStoredOwner(store), await shownVariables(store)]
    const present = stored.owner ?? owner()
    return (
      <>
        <OpeningList opening={await presentOpening(store)} />
        <OwnerSection owner={present} revision={stored.changes} abroad={await turnoverAbroad(store)} />
        <SetupSections shown={shown} unreadable={unreadableVariables()} unusable={unusableVariables()} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
