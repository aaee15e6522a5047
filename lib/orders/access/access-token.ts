import 'server-only'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret, sha256, tokenIn } from '@/lib/core/server-secret'
import type { Order } from '../schema'

/** 256 bits derived by the server secret: repeated requests get the same answer, though only a hash is stored. */
export function accessTokenOf(orderId: string): string {
  return keyedHash('order access', orderId)
}

export function hashAccessToken(token: string): string {
  return sha256(token)
}

export function opensOrder(token: string, order: Order): boolean {
  return sameSecret(hashAccessToken(tokenIn(token)), order.accessTokenHash)
}

export function orderAddress(orderId: string): string {
  return `${env().PUBLIC_ORIGIN}/bestellung/${orderId}?token=${accessTokenOf(orderId)}`
}
