import type { Step } from './screen-steps'

/** Viewer of a screen. `buyer` is a visitor with presets in the cart; `referred` lets partners' links be remembered. */
export type Viewer =
  'visitor' | 'buyer' | 'referred' | 'customer' | 'partner' | 'support' | 'accounting' | 'admin'

export interface Screen {
  name: string
  viewer: Viewer
  /** Words in brackets are placeholders for values of `prepareScreens`. */
  address: string
  /** Brings the page into the intended state. */
  act?: Step
}

/** An address, with the steps to take there, if any. */
type Entry = string | readonly [address: string, act: Step]

/** A screen as seen by a visitor who came through a partner's link. */
export function throughPartner(screen: Screen): Screen {
  const isVisit = screen.viewer === 'visitor' || screen.viewer === 'buyer'
  // Order pages do not ask for consent.
  if (!isVisit || screen.address.includes('[')) return screen
  const [place = '', fragment] = screen.address.split('#')
  const address = `${place}${place.includes('?') ? '&' : '?'}ref=NOVA10`
  return { ...screen, address: fragment === undefined ? address : `${address}#${fragment}` }
}

/** Screens by name, of one viewer. */
export function seenBy(viewer: Viewer, entries: Record<string, Entry>): Screen[] {
  return Object.entries(entries).map(([name, entry]) =>
    typeof entry === 'string'
      ? { name, viewer, address: entry }
      : { name, viewer, address: entry[0], act: entry[1] },
  )
}
