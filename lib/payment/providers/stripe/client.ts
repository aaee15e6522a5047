import 'server-only'
import Stripe from 'stripe'
import { callService } from '@/lib/core/call-service'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'

/** Timeouts in ms: buyers wait for most answers; refunds may take longer, as nobody waits. */
const PATIENCE = { buyer: 4_000, task: 20_000 }

let last: { client: Stripe; key: string; origin: string | undefined } | undefined

/**
 * Stripe's own client, at the address of the settings; the owner may change the key while the shop runs.
 * @throws ShopError `payment_unavailable` without an account
 */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_ORIGIN: origin } = env()
  if (!key) throw new ShopError('payment_unavailable')
  if (last?.key !== key || last.origin !== origin) last = { client: clientFor(key, origin), key, origin }
  return last.client
}

/** A client for a key, at Stripe's own address or another. */
export function clientFor(key: string, origin: string | undefined): Stripe {
  return new Stripe(key, {
    timeout: PATIENCE.task,
    // Callers that can wait have a task, which is retried; buyers are told what to do.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(origin ? addressOf(origin) : {}),
  })
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
