import 'server-only'
import { shared } from '@/lib/core/shared'
import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

const state = shared('owner', () => ({ current: sampleOwner, isOpen: false }))

/**
 * The shop's owner as last reported by the store; the fictional one until there is another. Call it where
 * needed and never keep the result: the owner can change at any time.
 */
export function owner(): Owner {
  return state.current
}

/** Whether the shop has not been opened yet, so that all its sales are trials. */
export function isTrialShop(): boolean {
  return !state.isOpen
}

/** Only for code that reads it from the store. */
export function setOpen(isOpen: boolean): void {
  state.isOpen = isOpen
}

/** Only for code that reads the owner from the store. */
export function setCurrentOwner(owner: Owner): void {
  state.current = owner
}
