import 'server-only'
import { shared } from '@/lib/core/shared'
import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

const state = shared('owner', () => ({ current: sampleOwner, isOpen: false }))

/** As last reported by the store, else the fictional owner. Never keep the result: it can change at any time. */
export function owner(): Owner {
  return state.current
}

/** True until the shop is opened: all its sales are trials. */
export function isTrialShop(): boolean {
  return !state.isOpen
}

/** Only for code that reads it from the store. */
export function setOpen(isOpen: boolean): void {
  state.isOpen = isOpen
}

export function setCurrentOwner(owner: Owner): void {
  state.current = owner
}
