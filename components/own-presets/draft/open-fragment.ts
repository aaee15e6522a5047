import { boughtFiltersSchema, ownPresetsSchema } from '@/lib/studio/schema'
import { boughtPresetsSchema } from '@/lib/customer/schema'
import { namesCurve, readCurve } from '@/lib/studio/curve-link'
import { readDynamics } from '@/lib/studio/dynamics-text'
import { readFilters } from '@/lib/studio/filter-text'
import { tidyName } from '@/lib/studio/own-curve'
import type { PresetDraft } from './preset-draft'
import { draftOf } from './draft-of-preset'

/** Texts: `ownPresets.problems.<code>`. */
export type OpenProblem = 'brokenLink' | 'signIn' | 'notOwned' | 'notKept' | 'noAnswer'

class Refused extends Error {
  constructor(readonly problem: OpenProblem) {
    super(problem)
  }
}

/** For a curve, a preset that the user owns, or one of their account; null for any other fragment. */
export async function openFragment(fragment: string): Promise<PresetDraft | OpenProblem | null> {
  const parts = new URLSearchParams(fragment)
  const [preset, kept] = [parts.get('preset'), parts.get('eigenes')]
  try {
    if (namesCurve(fragment)) return openLink(fragment)
    if (preset !== null) return await openOwned(preset, parts.get('bestellung'), parts.get('token'))
    if (kept !== null) return await openKept(kept)
    return null
  } catch (error) {
    return error instanceof Refused ? error.problem : 'noAnswer'
  }
}

function openLink(fragment: string): PresetDraft | OpenProblem {
  const curve = readCurve(fragment)
  return curve ? { ...curve, base: null, kept: null } : 'brokenLink'
}

/** Without an order id, by the account's newest order with the preset. */
async function openOwned(preset: string, orderId: string | null, token: string | null): Promise<PresetDraft> {
  const order = orderId ?? (await ownOrder(preset))
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  const address = `/api/orders/${encodeURIComponent(order)}/filters/${encodeURIComponent(preset)}${query}`
  const { name, filters: text, dynamics } = boughtFiltersSchema.parse(await ask(address, 'notOwned'))
  const filters = readFilters(text)
  if (!filters) throw new Refused('noAnswer')
  return {
    name: tidyName(name),
    filters,
    correction: null,
    dynamics: readDynamics(dynamics ?? ''),
    base: preset,
    kept: null,
  }
}

async function ownOrder(preset: string): Promise<string> {
  const { presets } = boughtPresetsSchema.parse(await ask('/api/account/presets', 'notOwned'))
  const own = presets.find(({ id }) => id === preset)
  if (!own) throw new Refused('notOwned')
  return own.orderId
}

async function openKept(id: string): Promise<PresetDraft> {
  const { presets } = ownPresetsSchema.parse(await ask('/api/account/studio', 'notKept'))
  const work = draftOf(presets.find((preset) => preset.id === id))
  if (!work) throw new Refused('notKept')
  return work
}

/** @param refusal the problem to report if the shop refuses */
async function ask(address: string, refusal: OpenProblem): Promise<unknown> {
  const answer = await fetch(address)
  if (answer.ok) return answer.json()
  if (answer.status === 401) throw new Refused('signIn')
  throw new Refused(answer.status === 403 || answer.status === 404 ? refusal : 'noAnswer')
}
