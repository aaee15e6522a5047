import { before, choice, listQuery, search, type QueryOf } from '@/components/desk/list-query'
import type { Application } from '@/lib/affiliate/applications/schema'
import type { PartnerOrder } from '@/lib/affiliate/partner-search/find-partners'

export const partnersPage = '/admin/partner'

const statusWords = {
  open: 'offen',
  question: 'rueckfrage',
  approved: 'angenommen',
  rejected: 'abgelehnt',
} as const satisfies Record<Application['status'], string>
const orderWords = { uid: 'alle', joined: 'neueste', payable: 'auszahlbar' } as const satisfies Record<
  PartnerOrder,
  string
>

export const applicationTabs = ['open', 'question', 'approved', 'rejected'] as const
export const partnerOrders = ['uid', 'joined', 'payable'] as const

export const partnersQuery = listQuery(partnersPage, {
  status: choice('bewerbungen', statusWords, 'open'),
  applicationsBefore: before('bewerbungen-vor'),
  order: choice('welche', orderWords, 'uid'),
  search: search('suche'),
  partnersBefore: before('vor'),
})
export type PartnerQuery = QueryOf<typeof partnersQuery>

export function partnerAddress(uid: string, ledgerBefore?: string): string {
  const query = ledgerBefore === undefined ? '' : `?${new URLSearchParams({ vor: ledgerBefore })}#ledger`
  return `${partnersPage}/${uid}${query}`
}
