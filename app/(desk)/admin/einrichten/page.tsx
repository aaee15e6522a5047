import { OpeningList } from '@/components/operation/opening-list'
import { requireAdmin } from '@/lib/account/session/require-user'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/owner'
import { lastBackupAt } from '@/lib/operation/last-backup'
import { openingSteps, samplePartsOf } from '@/lib/operation/opening-steps'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'setup',
  check: requireAdmin,
  title: (t) => t('setup'),
  show: async (store) => (
    <OpeningList
      steps={openingSteps(env(), owner, await lastBackupAt(store))}
      sampleParts={samplePartsOf(owner)}
    />
  ),
})

export { generateMetadata }
export default Page
