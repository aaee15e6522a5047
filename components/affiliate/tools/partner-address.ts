import type { Period } from '@/lib/affiliate/figures/figure-periods'

interface PartnerView {
  zeitraum: Period
  /** The sale before which the shown ones lie. */
  vor?: string | undefined
  /** The movement before which the shown ones lie. */
  buchungen?: string | undefined
}

/** The address of the dashboard in one of its views, and of a section of it. */
export function partnerAddress(view: PartnerView, section = ''): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/partner?${query}${section && `#${section}`}`
}
