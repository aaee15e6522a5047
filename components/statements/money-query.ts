import { keyBefore } from '@/lib/core/listing'
import type { EntryState } from '@/lib/statements/schema'
import { moneyPage } from '@/components/desk/desk-pages'

/** The query of `/admin/zahlungen`: incoming payments in a state, and where its lists start. */
export interface MoneyQuery {
  state: EntryState
  entriesBefore?: string | undefined
  unmatchedBefore?: string | undefined
  refundsBefore?: string | undefined
}

/** In the address; the first is the default and is left out. */
const words = {
  sure: 'sicher',
  doubtful: 'zweifelhaft',
  unmatched: 'ohne-bestellung',
  confirmed: 'bestaetigt',
  settled: 'erledigt',
} as const satisfies Record<EntryState, string>

/** In display order. */
export const entryTabs = ['sure', 'doubtful', 'unmatched', 'confirmed', 'settled'] as const

/** Reads the query; anything it does not know counts as missing. */
export function readMoneyQuery(params: Record<string, string | string[] | undefined>): MoneyQuery {
  return {
    state: entryTabs.find((tab) => words[tab] === params.stand) ?? 'sure',
    entriesBefore: keyBefore(params.vor),
    unmatchedBefore: keyBefore(params['geld-vor']),
    refundsBefore: keyBefore(params['erstattung-vor']),
  }
}

/** The address of the query, at one of the page's lists. */
export function moneyAddress(
  { state, entriesBefore, unmatchedBefore, refundsBefore }: MoneyQuery,
  list: 'entries' | 'unmatched' | 'refunds',
): string {
  const params = new URLSearchParams()
  if (state !== 'sure') params.set('stand', words[state])
  if (entriesBefore !== undefined) params.set('vor', entriesBefore)
  if (unmatchedBefore !== undefined) params.set('geld-vor', unmatchedBefore)
  if (refundsBefore !== undefined) params.set('erstattung-vor', refundsBefore)
  const query = params.size > 0 ? `?${params}` : ''
  return `${moneyPage}${query}#${list}`
}
