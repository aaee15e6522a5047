import 'server-only'
import type Stripe from 'stripe'
import { callService } from '@/lib/core/call-service'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'

/** Timeouts in ms: buyers wait for most answers; tasks may wait longer, because no user waits for them. */
const PATIENCE = { buyer: 4_000, task: 20_000 }

let last: { client: Stripe; key: string; origin: string | undefined } | undefined

/** With today's settings: the owner may change the key. @throws ShopError `payment_unavailable` without an account */
export async function stripe(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_ORIGIN: origin } = env()
  if (!key) throw new ShopError('payment_unavailable')
  if (last?.key !== key || last.origin !== origin)
    last = { client: await clientFor(key, origin), key, origin }
  return last.client
}

/** Two hundred files, loaded on first use. */
export async function stripeSdk(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

export async function clientFor(key: string, origin: string | undefined): Promise<Stripe> {
  const Client = await stripeSdk()
  return new Client(key, {
    timeout: PATIENCE.task,
    // Callers that can wait use a task, which retries; buyers see what to do.
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
  for?: keyof typeof PATIENCE
  /** As in `callService`. */
  isProbe?: boolean
}

/** @throws ShopError `payment_unavailable` if the answer is missing or malformed, or Stripe has just not answered */
export async function ask<Answer>(
  call: () => Promise<Answer>,
  { onRefused, for: waiting = 'buyer', isProbe = false }: AskOptions<Answer> = {},
): Promise<Answer> {
  try {
    return await callService('stripe', call, { patienceMs: PATIENCE[waiting], isProbe })
  } catch (cause) {
    const { StripeInvalidRequestError } = (await stripeSdk()).errors
    if (onRefused && cause instanceof StripeInvalidRequestError) return onRefused()
    throw new ShopError('payment_unavailable', { cause })
  }
}
