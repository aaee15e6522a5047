import type { Period } from '@/lib/affiliate/figures/figure-periods'

interface PartnerView {
  zeitraum: Period
  /** The sales before this one are shown. */
  vor?: string | undefined
  /** The ledger entries before this one are shown. */
  buchungen?: string | undefined
}

/** The address of the dashboard in this view, at one of its sections. */
export function partnerAddress(view: PartnerView, section = ''): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/partner?${query}${section && `#${section}`}`
}
