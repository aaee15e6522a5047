import { isAtDesk } from '@/lib/account/desk-roles'
import { invitationKey, invitationRemoved } from '@/lib/account/staff/data'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { keyedHash } from '@/lib/core/server-secret'
import { findSale, saleForgotten } from '@/lib/affiliate/sales/data'
import { journalAdded } from '@/lib/journal/data'
import { forgetMails } from '@/lib/mail/forget-mails'
import { findOrdersByEmail } from '@/lib/orders/find-data'
import { anonymised, isAnonymous, buyerErased } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { changeOrder } from '@/lib/orders/state/change-order'
import type { Store } from '@/lib/store/store'
import { deleteAccount } from '../delete-account'
import { forgetUnassigned } from './unassigned-withdrawals'
import { forgetReports } from './sent-reports'
import { findPerson, type Person } from './find-person'
import { removeRatings } from '@/lib/ratings/change-rating'

const PART = 50

/**
 * What need not be kept; `erasureOf` lists the rest. Journal entries are without the address. Repeatable, also after
 * a kill: what is gone is skipped, and the record behind the key goes last.
 * @throws ShopError `customer_at_desk` for an account with a role
 */
export async function forgetCustomer(store: Store, key: string, actor: string): Promise<void> {
  const person = await findPerson(store, key)
  if (!person) return
  const { email, account } = person
  if (account && isAtDesk(account)) throw new ShopError('customer_at_desk')
  const ofKey: Order[] = []
  for await (const order of ordersUnder(store, email))
    if (order.id === key) ofKey.push(order)
    else await forgetOrder(store, order, actor)
  if (account) await forgetAccount(store, account, actor)
  for (const order of ofKey) await forgetOrder(store, order, actor)
  await forgetUnassigned(store, email, actor)
  await forgetReports(store, email, actor)
  await store.update(invitationRemoved(invitationKey(email)))
  await store.purge()
  log().info({ actor }, 'customer forgotten on request')
}

async function* ordersUnder(store: Store, email: string): AsyncGenerator<Order, void> {
  let before: string | undefined
  do {
    const page = { limit: PART, ...(before === undefined ? {} : { before }) }
    const { entries, next } = await findOrdersByEmail(store, email, page)
    yield* entries
    before = next ?? undefined
  } while (before !== undefined)
}

/** The journal entry is written first, and once; a repeated deletion continues where it stopped. */
async function forgetAccount(
  store: Store,
  { uid }: NonNullable<Person['account']>,
  actor: string,
): Promise<void> {
  const entry = journalAdded({ actor, act: 'account-deleted', subject: `users/${uid}` })
  await store.updateOnce(`erasure_${keyedHash('erasure', uid)}`, entry)
  await deleteAccount(store, uid)
}

/** No money has come for it, and none is on its way. */
export function isClosable({ status, session, transfers = {} }: Order): boolean {
  return status === 'pending' && session?.state !== 'processing' && Object.keys(transfers).length === 0
}

export function isForgettable({ status, isPaymentOpen }: Pick<Order, 'status' | 'isPaymentOpen'>): boolean {
  return status === 'cancelled' && isPaymentOpen !== true
}

async function forgetOrder(store: Store, order: Order, actor: string): Promise<void> {
  const { id } = order
  if (isClosable(order)) await closeOrder(store, id, actor)
  await removeRatings(store, id)
  const sale = await findSale(store, id)
  if (sale?.customerEmail !== undefined) await store.update(saleForgotten(sale))
  const { email, status } = await changeOrder(store, id, (order) => {
    if (isAnonymous(order)) return null
    const entry = journalAdded({ actor, act: 'customer-forgotten', subject: `orders/${id}` })
    if (isForgettable(order)) return { ...anonymised(order), ...entry }
    return order.erasedAt === undefined ? { ...buyerErased(order, now()), ...entry } : null
  })
  await forgetMails(store, id, email === '' || status === 'cancelled')
}

/** Its payment may arrive at this moment: then it stays, like any paid order. */
async function closeOrder(store: Store, id: string, actor: string): Promise<void> {
  try {
    await cancelOrder(store, id, actor)
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'order_state')) throw error
  }
}
