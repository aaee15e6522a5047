import 'server-only'
import Stripe from 'stripe'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'

/** A buyer waits for the answer. */
const PATIENCE_MS = 10_000
const RETRIES = 1

let client: Stripe | undefined

/**
 * Stripe's own client, at the address of the settings.
 * @throws ShopError `payment_unavailable` without an account
 */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN } = env()
  if (!STRIPE_SECRET_KEY) throw new ShopError('payment_unavailable')
  client ??= new Stripe(STRIPE_SECRET_KEY, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(STRIPE_API_ORIGIN ? addressOf(STRIPE_API_ORIGIN) : {}),
  })
  return client
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/**
 * Asks Stripe.
 * @param onRefused what holds if Stripe says that it will never do it
 * @throws ShopError `payment_unavailable` if it does not answer, or not as it should
 */
export async function ask<Answer>(
  call: () => Promise<Answer>,
  onRefused?: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await call()
  } catch (cause) {
    if (onRefused && cause instanceof Stripe.errors.StripeInvalidRequestError) return onRefused()
    throw new ShopError('payment_unavailable', { cause })
  }
}
