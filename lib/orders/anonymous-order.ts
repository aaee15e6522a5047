import type { Order } from './schema'

/** Whether an order no longer says who placed it. */
export function isAnonymous({ email }: Pick<Order, 'email'>): boolean {
  return email === ''
}
