import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { namedLedger, type NamedEntry } from '../sales/named-ledger'
import type { Period } from './figure-periods'
import { heldSalesOf, listSales, type HeldSales } from '../sales/list-sales'
import { partnerFigures, type PartnerFigures } from './partner-figures'
import { partnerSources, type PartnerSources } from './partner-sources'
import type { PartnerSale } from '../sales/schema'

const ROWS = 20

interface View {
  period: Period
  /** Where pages of sales and ledger entries begin; missing for the newest. */
  saleBefore: string | undefined
  entryBefore: string | undefined
}

export interface PartnerDesk {
  period: Period
  figures: PartnerFigures
  sources: PartnerSources
  sales: { sales: Listing<PartnerSale>; isFirstPart: boolean }
  ledger: { ledger: Listing<NamedEntry>; isFirstPart: boolean }
  held: HeldSales
}

/** Reads a bounded amount, however many clicks and sales there are. */
export async function partnerDesk(store: Store, uid: string, view: View): Promise<PartnerDesk> {
  const { period, saleBefore, entryBefore } = view
  const [figures, sources, sales, ledger, held] = await Promise.all([
    partnerFigures(store, uid, period),
    partnerSources(store, uid, period),
    listSales(store, uid, partBefore(saleBefore, ROWS)),
    namedLedger(store, uid, partBefore(entryBefore, ROWS)),
    heldSalesOf(store, uid),
  ])
  return {
    period,
    figures,
    sources,
    sales: { sales, isFirstPart: saleBefore === undefined },
    ledger: { ledger, isFirstPart: entryBefore === undefined },
    held,
  }
}
