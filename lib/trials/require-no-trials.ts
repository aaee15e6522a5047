import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { sampleFields } from '@/lib/legal/owner-fields'
import type { Owner } from '@/lib/legal/schema'
import type { Changes, Store } from '@/lib/store/store'
import { hasGathered, isTrialStore, trialStep } from './data'

/**
 * Allows a shop a real owner only once no trial data are left, so that none of them enter its numbers, figures and books. The
 * changes must be written with the owner; the write fails with `conflict` if trials are being deleted meanwhile.
 * @throws ShopError `trials_left`
 */
export async function trialsEnded(store: Store, owner: Owner): Promise<Changes> {
  if (sampleFields(owner).length > 0 || !(await isTrialStore(store))) return {}
  const step = await trialStep(store, async () => {
    if (await hasGathered(store)) throw new ShopError('trials_left')
    return {}
  })
  return step ? { ...step.changes, [`once/${step.onceKey}`]: now() } : {}
}
