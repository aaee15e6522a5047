import type { Order } from './schema'

/** Whether nothing in an order says any more who has ordered. */
export function isAnonymous({ email }: Pick<Order, 'email'>): boolean {
  return email === ''
}
