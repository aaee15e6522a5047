import 'server-only'
import { shared } from '@/lib/core/shared'
import { sampleFields } from './owner-fields'
import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

const state = shared('owner', () => ({ current: sampleOwner }))

/**
 * The shop's owner as last reported by the store; the fictional one until there is another. To be called where it is needed,
 * never kept: the owner can change at any time.
 */
export function owner(): Owner {
  return state.current
}

/** Whether nothing is sold for real yet, because the owner is still the fictional one, in part at least. */
export function isTrialShop(): boolean {
  return sampleFields(owner()).length > 0
}

/** Only for whoever reads the owner from the store. */
export function setCurrentOwner(owner: Owner): void {
  state.current = owner
}
