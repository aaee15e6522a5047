import type { Application } from '@/lib/affiliate/applications/schema'
import type { PartnerOrder } from '@/lib/affiliate/partner-search/find-partners'
import { keyBefore } from '@/lib/core/listing'

export const partnersPage = '/admin/partner'

const SEARCH_LENGTH = 100

/**
 * The query of `/admin/partner`: applications in a state, and partners sorted, or searched by how they begin.
 */
export interface PartnerQuery {
  status: Application['status']
  applicationsBefore?: string | undefined
  order: PartnerOrder
  /** '' for no search. */
  search: string
  partnersBefore?: string | undefined
}

/** In the address; the first of each is the default and is left out. */
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

/** In display order. */
export const applicationTabs = ['open', 'question', 'approved', 'rejected'] as const
export const partnerOrders = ['uid', 'joined', 'payable'] as const

/** Reads the query; anything it does not know counts as missing. */
export function readPartnerQuery(params: Record<string, string | string[] | undefined>): PartnerQuery {
  const { suche } = params
  return {
    status: applicationTabs.find((tab) => statusWords[tab] === params.bewerbungen) ?? 'open',
    applicationsBefore: keyBefore(params['bewerbungen-vor']),
    order: partnerOrders.find((order) => orderWords[order] === params.welche) ?? 'uid',
    search: typeof suche === 'string' ? suche.trim().slice(0, SEARCH_LENGTH) : '',
    partnersBefore: keyBefore(params.vor),
  }
}

/** The address of the query, at one of the page's lists. */
export function partnersAddress(query: PartnerQuery, list: 'applications' | 'partners'): string {
  const params = new URLSearchParams()
  if (query.status !== 'open') params.set('bewerbungen', statusWords[query.status])
  if (query.applicationsBefore !== undefined) params.set('bewerbungen-vor', query.applicationsBefore)
  if (query.order !== 'uid') params.set('welche', orderWords[query.order])
  if (query.search !== '') params.set('suche', query.search)
  if (query.partnersBefore !== undefined) params.set('vor', query.partnersBefore)
  return `${partnersPage}${params.size > 0 ? `?${params}` : ''}#${list}`
}

/** The page of a partner or applicant. */
export function partnerAddress(uid: string, ledgerBefore?: string): string {
  const query = ledgerBefore === undefined ? '' : `?${new URLSearchParams({ vor: ledgerBefore })}#ledger`
  return `${partnersPage}/${uid}${query}`
}
