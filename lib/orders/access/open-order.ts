import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { opensOrder } from './access-token'
import { getOrder } from '../data'
import { orderIdSchema, type Order } from '../schema'

export interface OrderKey {
  token?: string | undefined
  user?: { uid: string } | null
  /** Works at the desk and may see any order. */
  isReader?: boolean
}

/** @throws ShopError `order_not_found`, also for a wrong token and for anyone else */
export async function openOrder(
  store: Store,
  id: string,
  { token, user, isReader = false }: OrderKey,
): Promise<Order> {
  const order = orderIdSchema.safeParse(id).success ? await getOrder(store, id) : null
  if (order && (isHolder(order, token) || isBuyer(order, user) || isReader)) return order
  throw new ShopError('order_not_found')
}

export function isBuyer(order: Pick<Order, 'customerUid'>, user: OrderKey['user']): boolean {
  return order.customerUid !== undefined && order.customerUid === user?.uid
}

const isHolder = (order: Order, token: OrderKey['token']) => Boolean(token && opensOrder(token, order))
