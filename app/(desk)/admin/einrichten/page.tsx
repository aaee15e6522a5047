import { OpeningList } from '@/components/operation/opening-list'
import { SetupSections } from '@/components/setup/setup-sections'
import { requireAdmin } from '@/lib/account/session/require-user'
import { env, unusableVariables } from '@/lib/core/env'
import { owner } from '@/lib/legal/owner'
import { lastBackupAt } from '@/lib/operation/last-backup'
import { openingSteps, samplePartsOf } from '@/lib/operation/opening-steps'
import { shownVariables } from '@/lib/setup/shown-variables'
import { unreadableVariables } from '@/lib/setup/watch-variables'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'setup',
  check: requireAdmin,
  title: (t) => t('setup'),
  show: async (store) => {
    const shown = await shownVariables(store)
    return (
      <>
        <OpeningList
          steps={openingSteps(env(), owner, await lastBackupAt(store))}
          sampleParts={samplePartsOf(owner)}
        />
        <SetupSections {...{ shown, unreadable: unreadableVariables(), unusable: unusableVariables() }} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
