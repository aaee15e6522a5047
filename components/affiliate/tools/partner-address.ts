import { saleIdSchema } from '@/lib/affiliate/sales/schema'
import type { Period } from '@/lib/affiliate/figures/figure-periods'

/** The sections of a partner's area, each with an address of its own. */
export const areas = ['uebersicht', 'zahlen', 'verkaeufe', 'guthaben', 'werkzeuge', 'auszahlung'] as const
export type Area = (typeof areas)[number]

/** The section in an address, or the first. */
export function areaOf(given: string | string[] | undefined): Area {
  return areas.find((area) => area === given) ?? areas[0]
}

interface PartnerView {
  bereich: Area
  zeitraum?: Period | undefined
  /** The sales before this one are shown. */
  vor?: string | undefined
  /** Alternatively, the sales from this one on are shown. */
  verkauf?: string | undefined
  /** The ledger entries before this one are shown. */
  buchungen?: string | undefined
}

export function partnerAddress(view: PartnerView): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return view.bereich === areas[0] && given.length === 1 ? '/partner' : `/partner?${query}`
}

/** The key before which a list of sales has to begin so that it starts with this sale; undefined for an invalid id. */
export function saleStart(given: string | string[] | undefined): string | undefined {
  const { data: id } = saleIdSchema.safeParse(given)
  // Sorts directly after the key of the sale.
  return id === undefined ? undefined : `${id}_`
}
