import { boughtFiltersSchema, keptPresetsSchema } from '@/lib/studio/schema'
import { ownPresetsSchema } from '@/lib/customer/schema'
import { namesCurve, readCurve } from '@/lib/studio/curve-link'
import { readFilters } from '@/lib/studio/filter-text'
import { tidyName } from '@/lib/studio/own-curve'
import type { Work } from './work'
import { workOf } from './work-of-kept'

/** Why what an address names cannot be worked on; sentences: `own.problems.<code>`. */
export type OpenProblem = 'brokenLink' | 'signIn' | 'notOwned' | 'notKept' | 'noAnswer'

/** A call that was answered with something else than it asked for. */
class Refused extends Error {
  constructor(readonly problem: OpenProblem) {
    super(problem)
  }
}

/**
 * What stands behind the `#` of an address, to be worked on: a curve, a preset of the shop that one owns, or one that the
 * account keeps.
 * @returns null for a fragment that names none of them
 */
export async function openFragment(fragment: string): Promise<Work | OpenProblem | null> {
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

function openLink(fragment: string): Work | OpenProblem {
  const curve = readCurve(fragment)
  return curve ? { ...curve, base: null, kept: null } : 'brokenLink'
}

/** Without an order, by the newest one of the account that has brought the preset. */
async function openOwned(preset: string, orderId: string | null, token: string | null): Promise<Work> {
  const order = orderId ?? (await ownOrder(preset))
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  const address = `/api/orders/${encodeURIComponent(order)}/filters/${encodeURIComponent(preset)}${query}`
  const { name, filters: text } = boughtFiltersSchema.parse(await ask(address, 'notOwned'))
  const filters = readFilters(text)
  if (!filters) throw new Refused('noAnswer')
  return { name: tidyName(name), filters, correction: null, base: preset, kept: null }
}

async function ownOrder(preset: string): Promise<string> {
  const { presets } = ownPresetsSchema.parse(await ask('/api/account/presets', 'notOwned'))
  const own = presets.find(({ id }) => id === preset)
  if (!own) throw new Refused('notOwned')
  return own.orderId
}

async function openKept(id: string): Promise<Work> {
  const { presets } = keptPresetsSchema.parse(await ask('/api/account/studio', 'notKept'))
  const work = workOf(presets.find((preset) => preset.id === id))
  if (!work) throw new Refused('notKept')
  return work
}

/** @param refusal what it means that the shop says no */
async function ask(address: string, refusal: OpenProblem): Promise<unknown> {
  const answer = await fetch(address)
  if (answer.ok) return answer.json()
  if (answer.status === 401) throw new Refused('signIn')
  throw new Refused(answer.status === 403 || answer.status === 404 ? refusal : 'noAnswer')
}
