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
import messages from '@/messages/de.json'
import { reportsUnder } from './sent-reports'
import { unassignedUnder } from './unassigned-withdrawals'

export interface Person {
  /** See `customerKeySchema`. */
  key: string
  /** As in the record that the key refers to. */
  email: string
  /** The account under the address, whether or not the address is verified. */
  account: AccountFacts | null
}

/**
 * The person that a key stands for; null if there is no such order, account, withdrawal or report, or it no longer has an address.
 */
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

/**
 * As `findPerson`.
 * @throws ShopError `customer_not_found`
 */
export async function requirePerson(store: Store, key: string): Promise<Person> {
  const person = await findPerson(store, key)
  if (!person) throw new ShopError('customer_not_found')
  return person
}

/**
 * The key of the person who uses a mail address, compared as a whole and ignoring case: their newest order, else their
 * account, else a withdrawal whose order was not found, else a report of a rating.
 * @throws ShopError `customer_not_found`
 */
export async function findCustomerKey(store: Store, email: string): Promise<string> {
  const { entries } = await findOrdersByEmail(store, email, { limit: 1 })
  const key =
    entries[0]?.id ??
    (await accountUnder(store, email))?.uid ??
    (await unassignedUnder(store, email))[0]?.id ??
    (await reportsUnder(store, email))[0]?.id
  if (key !== undefined) return key
  throw new ShopError('customer_not_found', { fields: { email: messages.errors.customer_not_found } })
}
