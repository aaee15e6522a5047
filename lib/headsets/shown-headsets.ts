import { shared } from '@/lib/core/shared'
import { ownHeadsets } from './own-headsets'
import type { HeadsetSummary } from './schema'

type Shown = readonly Pick<HeadsetSummary, 'id' | 'name'>[]

/** The models that pages list; empty during the build. */
const state = shared('shown-headsets', (): { list: Shown; ids: ReadonlySet<string> } => ({
  list: [],
  ids: new Set(),
}))

/** Only for the subscription to the store. */
export function setShownHeadsets(list: Shown): void {
  Object.assign(state, { list, ids: new Set(list.map(({ id }) => id)) })
}

/** The models that have a page, by name. */
export async function headsetsWithPage(): Promise<Shown> {
  return state.list.length > 0 ? state.list : [...(await ownHeadsets()).values()]
}

const ADDRESS = /^\/headset\/([^/]+)$/

/**
 * Whether an address names a headset that is not shown. Such pages are neither rendered nor cached, since anyone can
 * invent any number of addresses.
 * @param path as sent by the visitor's browser
 */
export function namesNoHeadset(path: string): boolean {
  const id = ADDRESS.exec(path)?.[1]
  return id !== undefined && !state.ids.has(id)
}

/** Brands of more than one word. */
const LONG_BRANDS = ['ASTRO Gaming', 'Bang & Olufsen', 'Cooler Master', 'Turtle Beach']

/** The brand in a model's name: its first word, except for `LONG_BRANDS`. */
export function brandOf(name: string): string {
  const long = LONG_BRANDS.find((brand) => name.toLowerCase().startsWith(`${brand.toLowerCase()} `))
  return long ?? name.split(' ')[0] ?? name
}
