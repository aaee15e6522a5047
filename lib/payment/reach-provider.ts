import 'server-only'
import { hostedPayment } from './hosted-payments'

/**
 * Resolves if the provider on whose page buyers pay answers the shop.
 * @returns whether there is one: without an account the shop offers the transfer alone
 * @throws ShopError `payment_unavailable`
 */
export async function reachProvider(): Promise<boolean> {
  const provider = hostedPayment('stripe')
  if (!provider?.isOffered()) return false
  await provider.answers()
  return true
}
