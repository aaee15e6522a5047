import 'server-only'
import { env } from '@/lib/core/env'
import { accessTokenOf } from './access-token'

/** The address of an order's page, including the token that opens it. */
export function orderAddress(orderId: string): string {
  return `${env().PUBLIC_ORIGIN}/bestellung/${orderId}?token=${accessTokenOf(orderId)}`
}
