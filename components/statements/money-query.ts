import { keyBefore } from '@/lib/core/listing'
import type { EntryState } from '@/lib/statements/schema'
import { moneyPage } from '@/components/desk/admin-query'

/** What `/admin/zahlungen` shows: incoming payments in a state, and from where on its lists are shown. */
export interface MoneyQuery {
  state: EntryState
  entriesBefore?: string | undefined
  unmatchedBefore?: string | undefined
  refundsBefore?: string | undefined
}

/** The states as the address names them; the first needs no word. */
const words = {
  sure: 'sicher',
  doubtful: 'zweifelhaft',
  unmatched: 'ohne-bestellung',
  confirmed: 'bestaetigt',
  settled: 'erledigt',
} as const satisfies Record<EntryState, string>

/** The tabs in their sequence. */
export const entryTabs = ['sure', 'doubtful', 'unmatched', 'confirmed', 'settled'] as const

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readMoneyQuery(params: Record<string, string | string[] | undefined>): MoneyQuery {
  return {
    state: entryTabs.find((tab) => words[tab] === params.stand) ?? 'sure',
    entriesBefore: keyBefore(params.vor),
    unmatchedBefore: keyBefore(params['geld-vor']),
    refundsBefore: keyBefore(params['erstattung-vor']),
  }
}

/** The address that shows this, at one of its lists. */
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
