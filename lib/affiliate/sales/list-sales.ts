import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findSalesOf } from './data'
import { saleSchema, type PartnerSale, type Sale } from './schema'
import { leftOf } from './sale-state'

/** Newest first, without buyers' data. */
export async function listSales(store: Store, uid: string, page: Page): Promise<Listing<PartnerSale>> {
  const { entries, ...listing } = await findSalesOf(store, uid, page)
  return { ...listing, entries: entries.map(forPartner) }
}

function forPartner(sale: Sale): PartnerSale {
  const { id, saleDate, productName, productPrice, commissionAmount, status } = sale
  const { reversedAmount, held, releaseOn, by } = sale
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
    ...(by === undefined ? {} : { by }),
  }
}

export const MOST_HELD = 20

export interface HeldSales {
  /** More than `MOST_HELD` if there are more, whose commission is not added up. */
  count: number
  /** The commission left, in cents. */
  amount: number
}

export async function heldSalesOf(store: Store, uid: string): Promise<HeldSales> {
  const found = await store.find('affiliateSales', { child: 'heldFor', equals: uid, limit: MOST_HELD + 1 })
  const sales = found.flatMap(({ value }) => saleSchema.safeParse(value).data ?? [])
  return { count: found.length, amount: sales.reduce((sum, sale) => sum + leftOf(sale), 0) }
}
