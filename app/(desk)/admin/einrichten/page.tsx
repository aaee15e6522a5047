import { OpeningList } from '@/components/operation/opening-list'
import { OwnerSection } from '@/components/setup/owner-section'
import { requireAdmin } from '@/lib/account/session/require-user'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { lastBackupAt } from '@/lib/operation/last-backup'
import { openingSteps, samplePartsOf } from '@/lib/operation/opening-steps'
import { getStoredOwner } from '@/lib/setup/owner-data'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'setup',
  check: requireAdmin,
  title: (t) => t('setup'),
  show: async (store) => {
    const stored = await getStoredOwner(store)
    const present = stored.owner ?? owner()
    return (
      <>
        <OpeningList
          steps={openingSteps(env(), present, await lastBackupAt(store))}
          sampleParts={samplePartsOf(present)}
        />
        <OwnerSection owner={present} revision={stored.changes} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
