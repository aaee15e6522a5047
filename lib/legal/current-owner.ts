import 'server-only'
import { shared } from '@/lib/core/shared'
import { sampleFields } from './owner-fields'
import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

const state = shared('owner', () => ({ current: sampleOwner }))

/**
 * The shop's owner as last reported by the store; the fictional one until there is another. Call it where
 * needed and never keep the result: the owner can change at any time.
 */
export function owner(): Owner {
  return state.current
}

/** Whether the shop sells nothing for real yet, because some of the owner's data are still fictional. */
export function isTrialShop(): boolean {
  return sampleFields(owner()).length > 0
}

/** Only for code that reads the owner from the store. */
export function setCurrentOwner(owner: Owner): void {
  state.current = owner
}
