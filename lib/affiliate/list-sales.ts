import 'server-only'
import type { Store } from '@/lib/store/store'
import { findSalesOf } from './data'
import type { PartnerSale } from './schema'

/** A partner's last sales, newest first, without anything of who bought. */
export async function listSales(store: Store, uid: string, limit: number): Promise<PartnerSale[]> {
  const sales = await findSalesOf(store, uid, { limit })
  return sales.map(({ id, saleDate, productName, productPrice, commissionAmount, status }) => ({
    id,
    saleDate,
    productName,
    productPrice,
    commissionAmount,
    status,
  }))
}
