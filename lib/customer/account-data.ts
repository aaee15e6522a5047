import 'server-only'
import { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import { sessionUserSchema, type SessionUser } from '@/lib/account/schema'
import { findSalesOf, getAffiliate, getDaily } from '@/lib/affiliate/data'
import { affiliateSchema, dailySchema, saleSchema, type Sale } from '@/lib/affiliate/schema'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findOrdersOf } from '@/lib/orders/find-orders-of'
import { orderSchema } from '@/lib/orders/schema'

/** Everything about a user, as it is stored; what only serves to recognise somebody (hashes) and others' addresses aside. */
const accountDataSchema = z.object({
  profile: sessionUserSchema,
  avatar: z.string().nullable(),
  orders: z.array(
    orderSchema.omit({ accessTokenHash: true, idempotencyKey: true, bodyHash: true, attribution: true }),
  ),
  partner: z
    .object({
      record: affiliateSchema,
      daily: z.record(z.string(), dailySchema),
      sales: z.array(saleSchema.omit({ customerEmail: true })),
    })
    .nullable(),
})

/** More than anybody has. */
const DAYS = 10_000
const SALES_AT_ONCE = 100

/** What is stored about a user, as text for a file (JSON); money in cents, times in ms. */
export async function accountData(store: Store, user: SessionUser): Promise<string> {
  const [{ avatar }, orders, record] = await Promise.all([
    getProfile(store, user.uid),
    findOrdersOf(store, user),
    getAffiliate(store, user.uid),
  ])
  const partner = record && {
    record,
    daily: await getDaily(store, user.uid, { limit: DAYS }),
    sales: await allSalesOf(store, user.uid),
  }
  const data = accountDataSchema.parse({ profile: user, avatar, orders, partner })
  return JSON.stringify(data, null, 2)
}

async function allSalesOf(store: Store, uid: string): Promise<Sale[]> {
  const sales: Sale[] = []
  let before: string | null = null
  do {
    const { entries, next }: Listing<Sale> = await findSalesOf(store, uid, partBefore(before, SALES_AT_ONCE))
    sales.push(...entries)
    before = next
  } while (before !== null)
  return sales
}
