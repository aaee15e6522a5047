import 'server-only'
import Stripe from 'stripe'
import { callService } from '@/lib/core/call-service'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'

/** Timeouts in ms: buyers wait for most answers; refunds may take longer, as nobody waits. */
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
    // Callers that can wait have a task, which is retried; buyers are told what to do.
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
  /** The answer to assume if Stripe permanently refuses. */
  onRefused?: () => Answer | Promise<Answer>
  /** Who is waiting; a buyer by default. */
  for?: keyof typeof PATIENCE
  /** As in `callService`. */
  isProbe?: boolean
}

/**
 * Calls Stripe and converts its answer.
 * @throws ShopError `payment_unavailable` if the answer is missing or malformed, or Stripe was silent a moment
 * ago
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
