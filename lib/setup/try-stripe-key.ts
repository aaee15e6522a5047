import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { checkKey } from '@/lib/payment/providers/stripe/check-key'
import messages from '@/messages/de.json'
import type { KeyTried } from './schema'

/**
 * The typed key, else the one in use. The local stand-in accepts only its own: typed ones go to Stripe itself, or the
 * environment's address. @throws ShopError `invalid_input` without a key
 */
export async function tryStripeKey(typed: string): Promise<KeyTried> {
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN } = env()
  const key = typed || STRIPE_SECRET_KEY
  if (key === undefined) {
    throw new ShopError('invalid_input', { fields: { key: messages.setup.problems.missing } })
  }
  const origin = typed ? process.env.STRIPE_API_ORIGIN || undefined : STRIPE_API_ORIGIN
  return { answer: await checkKey(key, origin), isLive: /^[sr]k_live_/.test(key) }
}
