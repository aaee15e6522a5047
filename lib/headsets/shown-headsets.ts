import { shared } from '@/lib/core/shared'
import { ownHeadsets } from './own-headsets'
import type { HeadsetSummary } from './schema'

type Shown = readonly Pick<HeadsetSummary, 'id' | 'name'>[]

/** Empty during the build. */
const state = shared('shown-headsets', (): { list: Shown; ids: ReadonlySet<string> } => ({
  list: [],
  ids: new Set(),
}))

/** Only for the subscription to the store. */
export function setShownHeadsets(list: Shown): void {
  Object.assign(state, { list, ids: new Set(list.map(({ id }) => id)) })
}

export async function headsetsWithPage(): Promise<Shown> {
  return state.list.length > 0 ? state.list : [...(await ownHeadsets()).values()]
}

const ADDRESS = /^\/headset\/([^/]+)$/

/** Such pages are neither rendered nor cached: anyone can invent addresses. @param path as sent by the browser */
export function namesNoHeadset(path: string): boolean {
  const id = ADDRESS.exec(path)?.[1]
  return id !== undefined && !state.ids.has(id)
}

const LONG_BRANDS = ['ASTRO Gaming', 'Bang & Olufsen', 'Cooler Master', 'Turtle Beach']

export function brandOf(name: string): string {
  const long = LONG_BRANDS.find((brand) => name.toLowerCase().startsWith(`${brand.toLowerCase()} `))
  return long ?? name.split(' ')[0] ?? name
}
