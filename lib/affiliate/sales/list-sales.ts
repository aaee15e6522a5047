import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findSalesOf } from './data'
import type { PartnerSale, Sale } from './schema'

/** One page of a partner's sales, newest first, without buyers' data. */
export async function listSales(store: Store, uid: string, page: Page): Promise<Listing<PartnerSale>> {
  const { entries, ...listing } = await findSalesOf(store, uid, page)
  return { ...listing, entries: entries.map(forPartner) }
}

function forPartner(sale: Sale): PartnerSale {
  const { id, saleDate, productName, productPrice, commissionAmount, status } = sale
  const { reversedAmount, held, releaseOn } = sale
  return {
    id,
    saleDate,
    productName,
    productPrice,
    commissionAmount,
    status,
    ...(reversedAmount === undefined ? {} : { reversedAmount }),
    ...(held === undefined ? {} : { held }),
    ...(releaseOn === undefined ? {} : { releaseOn }),
  }
}
