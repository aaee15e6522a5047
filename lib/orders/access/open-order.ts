import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { userOf } from '@/lib/account/session/session'
import type { Store } from '@/lib/store/store'
import { opensOrder } from './access-token'
import { getOrder } from '../data'
import { orderIdSchema, type Order } from '../schema'

/** Credentials for an order: its access token, or its buyer's account. */
export interface OrderKey {
  token?: string | undefined
  user?: { uid: string } | null
  /** The visitor's session cookie. Without `user` it says nothing yet: the sign-in service may be unavailable. */
  session?: string | undefined
  /** Whether the caller works at the desk and may see any order. */
  isDesk?: boolean
}

/**
 * Returns an order to the holder of its access token or to its signed-in buyer.
 * @throws ShopError `order_not_found`, also for a wrong token and for anyone else; `sign_in_unavailable` for a
 * possible buyer while the sign-in service is down
 */
export async function openOrder(
  store: Store,
  id: string,
  { token, user, session, isDesk = false }: OrderKey,
): Promise<Order> {
  const order = orderIdSchema.safeParse(id).success ? await getOrder(store, id) : null
  if (order && (isHolder(order, token) || isBuyer(order, user) || isDesk)) return order
  if (!user) await userOf(store, session)
  throw new ShopError('order_not_found')
}

export function isBuyer(order: Pick<Order, 'customerUid'>, user: OrderKey['user']): boolean {
  return order.customerUid !== undefined && order.customerUid === user?.uid
}

const isHolder = (order: Order, token: OrderKey['token']) => Boolean(token && opensOrder(token, order))
