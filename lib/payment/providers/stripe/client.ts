import 'server-only'
import Stripe from 'stripe'
import { callService } from '@/lib/core/call-service'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'

/** In ms: a buyer waits for most answers; money that is given back may take longer, and nobody waits. */
const PATIENCE = { buyer: 4_000, task: 20_000 }

let client: Stripe | undefined

/**
 * Stripe's own client, at the address of the settings.
 * @throws ShopError `payment_unavailable` without an account
 */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN } = env()
  if (!STRIPE_SECRET_KEY) throw new ShopError('payment_unavailable')
  client ??= new Stripe(STRIPE_SECRET_KEY, {
    timeout: PATIENCE.task,
    // Whoever can wait has a task, which is tried again; buyers are told what they can do.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(STRIPE_API_ORIGIN ? addressOf(STRIPE_API_ORIGIN) : {}),
  })
  return client
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

interface AskOptions<Answer> {
  /** What holds if Stripe says that it will never do it. */
  onRefused?: () => Answer | Promise<Answer>
  /** Who waits for the answer; a buyer unless it is said. */
  for?: keyof typeof PATIENCE
  /** As in `callService`. */
  isProbe?: boolean
}

/**
 * Asks Stripe, and makes of its answer what the shop needs.
 * @throws ShopError `payment_unavailable` if it does not answer or not as it should, or was silent a moment ago
 */
export async function ask<Answer>(
  call: () => Promise<Answer>,
  { onRefused, for: waiting = 'buyer', isProbe = false }: AskOptions<Answer> = {},
): Promise<Answer> {
  try {
    return await callService('stripe', call, { patienceMs: PATIENCE[waiting], isProbe })
  } catch (cause) {
    if (onRefused && cause instanceof Stripe.errors.StripeInvalidRequestError) return onRefused()
    throw new ShopError('payment_unavailable', { cause })
  }
}
