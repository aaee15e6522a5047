import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { keyedHash } from '@/lib/core/server-secret'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Order } from '../schema'

const LENGTH = 22

/**
 * Hash of the means of payment, which says nothing except beside others. Null if there is none, or if the provider does
 * not answer: the partner's credit does not wait for it.
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
