import type { Step } from './screen-steps'

/** Viewer of a screen. `buyer` is a visitor with presets in the cart. */
export type Viewer = 'visitor' | 'buyer' | 'customer' | 'partner' | 'support' | 'admin'

export interface Screen {
  name: string
  viewer: Viewer
  /** Words in brackets stand for values of `prepareScreens`. */
  address: string
  /** Brings the page into the intended state. */
  act?: Step
}

/** An address, with the steps to take there, if any. */
type Entry = string | readonly [address: string, act: Step]

/** Screens by name, of one viewer. */
export function seenBy(viewer: Viewer, entries: Record<string, Entry>): Screen[] {
  return Object.entries(entries).map(([name, entry]) =>
    typeof entry === 'string'
      ? { name, viewer, address: entry }
      : { name, viewer, address: entry[0], act: entry[1] },
  )
}
