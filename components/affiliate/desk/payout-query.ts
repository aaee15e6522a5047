import { before, choice, listQuery, type QueryOf } from '@/components/desk/list-query'
import type { PayoutState } from '@/lib/affiliate/schema'

export const payoutsPage = '/admin/auszahlungen'

const words = {
  payable: 'auszahlbar',
  'below-threshold': 'unter-schwelle',
  'no-data': 'ohne-daten',
  negative: 'minus',
} as const satisfies Record<PayoutState, string>

export const payoutTabs = ['payable', 'below-threshold', 'no-data', 'negative'] as const

export const payoutsQuery = listQuery(payoutsPage, {
  state: choice('liste', words, 'payable'),
  partnersBefore: before('vor'),
  runsBefore: before('laeufe-vor'),
  run: before('lauf'),
  payoutsBefore: before('auszahlungen-vor'),
})
export type PayoutQuery = QueryOf<typeof payoutsQuery>
