import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { keyedHash } from '@/lib/core/server-secret'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Order } from '../schema'

const LENGTH = 22

/**
 * With what an order was paid, as a hash that says nothing beside others of it. Null where there is none, and where the provider does
 * not answer: a partner's credit does not wait for it.
 */
export async function paymentPrint({ id: orderId, payment }: Order): Promise<string | null> {
  if (payment?.paymentIntentId === undefined) return null
  try {
    const print = await hostedPayment(payment.method)?.fingerprint(payment.paymentIntentId)
    return print ? keyedHash('payment print', print).slice(0, LENGTH) : null
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'payment_unavailable')) throw error
    log().info({ error, orderId }, 'payment fingerprint not known')
    return null
  }
}
