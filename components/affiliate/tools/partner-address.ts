import { saleIdSchema } from '@/lib/affiliate/sales/schema'
import type { Period } from '@/lib/affiliate/figures/figure-periods'

export const areas = ['uebersicht', 'zahlen', 'verkaeufe', 'guthaben', 'werkzeuge', 'auszahlung'] as const
export type Area = (typeof areas)[number]

export function areaOf(given: string | string[] | undefined): Area {
  return areas.find((area) => area === given) ?? areas[0]
}

interface PartnerView {
  bereich: Area
  zeitraum?: Period | undefined
  /** Shows the sales before this one. */
  vor?: string | undefined
  /** Shows the sales from this one on, instead. */
  verkauf?: string | undefined
  /** Shows the ledger entries before this one. */
  buchungen?: string | undefined
}

export function partnerAddress(view: PartnerView): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return view.bereich === areas[0] && given.length === 1 ? '/partner' : `/partner?${query}`
}

/** The key before which a list has to begin to start with this sale; undefined for an invalid id. */
export function saleStart(given: string | string[] | undefined): string | undefined {
  const { data: id } = saleIdSchema.safeParse(given)
  // Sorts directly after the key of the sale.
  return id === undefined ? undefined : `${id}_`
}
