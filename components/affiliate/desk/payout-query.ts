import type { PayoutState } from '@/lib/affiliate/schema'
import { keyBefore } from '@/lib/core/listing'

export const payoutsPage = '/admin/auszahlungen'

/**
 * The query of `/admin/auszahlungen`: partners by their part in the next payout, runs, and the payouts of one
 * run.
 */
export interface PayoutQuery {
  state: PayoutState
  partnersBefore?: string | undefined
  runsBefore?: string | undefined
  run?: string | undefined
  payoutsBefore?: string | undefined
}

/** In the address; the first is the default and is left out. */
const words = {
  payable: 'auszahlbar',
  'below-threshold': 'unter-schwelle',
  'no-data': 'ohne-daten',
  negative: 'minus',
} as const satisfies Record<PayoutState, string>

/** In display order. */
export const payoutTabs = ['payable', 'below-threshold', 'no-data', 'negative'] as const

/** Reads the query; anything it does not know counts as missing. */
export function readPayoutQuery(params: Record<string, string | string[] | undefined>): PayoutQuery {
  return {
    state: payoutTabs.find((tab) => words[tab] === params.liste) ?? 'payable',
    partnersBefore: keyBefore(params.vor),
    runsBefore: keyBefore(params['laeufe-vor']),
    run: keyBefore(params.lauf),
    payoutsBefore: keyBefore(params['auszahlungen-vor']),
  }
}

/** The address of the query, at one of the page's lists. */
export function payoutAddress(query: PayoutQuery, list: 'next' | 'runs' | 'run'): string {
  const given = {
    liste: query.state === 'payable' ? undefined : words[query.state],
    vor: query.partnersBefore,
    'laeufe-vor': query.runsBefore,
    lauf: query.run,
    'auszahlungen-vor': query.payoutsBefore,
  }
  const known = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const params = new URLSearchParams(known)
  return `${payoutsPage}${params.size > 0 ? `?${params}` : ''}#${list}`
}
