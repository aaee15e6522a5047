import { accountUnder, accountWith, type AccountFacts } from '@/lib/account/account-facts'
import { ShopError } from '@/lib/core/errors'
import { getOrder } from '@/lib/orders/data'
import { findOrdersByEmail } from '@/lib/orders/find-data'
import { orderIdSchema } from '@/lib/orders/schema'
import { getReport } from '@/lib/ratings/reports/data'
import { reportIdSchema } from '@/lib/ratings/reports/schema'
import type { Store } from '@/lib/store/store'
import { getWithdrawal } from '@/lib/withdrawals/data'
import { withdrawalIdSchema } from '@/lib/withdrawals/schema'
import { tErrors } from '@/messages/texts'
import { reportsUnder } from './sent-reports'
import { unassignedUnder } from './unassigned-withdrawals'

export interface Person {
  key: string
  email: string
  /** Under the address, verified or not. */
  account: AccountFacts | null
}

/** Null if the key's order, account, withdrawal or report is gone or has no address any more. */
export async function findPerson(store: Store, key: string): Promise<Person | null> {
  if (orderIdSchema.safeParse(key).success) {
    const order = await getOrder(store, key)
    if (!order || order.email === '') return null
    return { key, email: order.email, account: await accountUnder(store, order.email) }
  }
  if (withdrawalIdSchema.safeParse(key).success) {
    const withdrawal = await getWithdrawal(store, key)
    if (withdrawal?.unassignedTo === undefined) return null
    return { key, email: withdrawal.email, account: await accountUnder(store, withdrawal.email) }
  }
  if (reportIdSchema.safeParse(key).success) {
    const email = (await getReport(store, key))?.email
    return email === undefined ? null : { key, email, account: await accountUnder(store, email) }
  }
  const account = await accountWith(store, key)
  return account && account.email !== '' ? { key, email: account.email, account } : null
}

/** As `findPerson`. @throws ShopError `customer_not_found` */
export async function requirePerson(store: Store, key: string): Promise<Person> {
  const person = await findPerson(store, key)
  if (!person) throw new ShopError('customer_not_found')
  return person
}

/**
 * The newest order under it (ignoring case), else the account, a withdrawal without an order, or a report of a
 * rating. @throws ShopError `customer_not_found`
 */
export async function findCustomerKey(store: Store, email: string): Promise<string> {
  const { entries } = await findOrdersByEmail(store, email, { limit: 1 })
  const key =
    entries[0]?.id ??
    (await accountUnder(store, email))?.uid ??
    (await unassignedUnder(store, email))[0]?.id ??
    (await reportsUnder(store, email))[0]?.id
  if (key !== undefined) return key
  throw new ShopError('customer_not_found', { fields: { email: tErrors('customer_not_found') } })
}
