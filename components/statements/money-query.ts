import { moneyPage } from '@/components/desk/desk-pages'
import { before, choice, listQuery, type QueryOf } from '@/components/desk/list-query'
import type { EntryState } from '@/lib/statements/schema'

const words = {
  sure: 'sicher',
  doubtful: 'zweifelhaft',
  unmatched: 'ohne-bestellung',
  confirmed: 'bestaetigt',
  settled: 'erledigt',
} as const satisfies Record<EntryState, string>

/** In display order. */
export const entryTabs = ['sure', 'doubtful', 'unmatched', 'confirmed', 'settled'] as const

export const moneyQuery = listQuery(moneyPage, {
  state: choice('stand', words, 'sure'),
  entriesBefore: before('vor'),
  unmatchedBefore: before('geld-vor'),
  refundsBefore: before('erstattung-vor'),
})
export type MoneyQuery = QueryOf<typeof moneyQuery>
