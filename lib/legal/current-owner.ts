import 'server-only'
import { shared } from '@/lib/core/shared'
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

/** Only for whoever reads the owner from the store. */
export function setCurrentOwner(owner: Owner): void {
  state.current = owner
}
