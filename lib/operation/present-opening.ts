import 'server-only'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import type { OwnerPart } from '@/lib/legal/owner-fields'
import { getStoredOwner } from '@/lib/setup/owner-data'
import { shownVariables } from '@/lib/setup/shown-variables'
import type { Store } from '@/lib/store/store'
import { hasTrials } from '@/lib/trials/delete-trials'
import { lastBackupAt } from './last-backup'
import { openingSteps, samplePartsOf, type OpeningState, type OpeningStep } from './opening-steps'

export interface Opening {
  steps: Record<OpeningStep, OpeningState>
  /** Parts of the owner's data that are still the sample. */
  sampleParts: OwnerPart[]
  /** How many steps are missing. */
  missing: number
}

/** How far this shop is from opening. */
export async function presentOpening(store: Store): Promise<Opening> {
  const present = (await getStoredOwner(store)).owner ?? owner()
  const shown = await shownVariables(store)
  const known = { lastBackup: await lastBackupAt(store), hasTrials: await hasTrials(store) }
  const steps = openingSteps(env(), present, known, (name) => shown(name).isPending)
  const missing = Object.values(steps).filter((state) => state === 'missing').length
  return { steps, sampleParts: samplePartsOf(present), missing }
}
