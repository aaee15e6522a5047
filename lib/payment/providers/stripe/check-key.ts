import 'server-only'
import Stripe from 'stripe'
import { clientFor } from './client'

/** The owner waits for it. In ms. */
const PATIENCE_MS = 8_000

/** Stripe's answer about a key; `away` if there was none. */
export type KeyAnswer = 'works' | 'refused' | 'away'

/**
 * Asks Stripe whether a secret key may do what the shop needs first: look for payment pages.
 * @param origin of its interface; Stripe's own without one
 */
export async function checkKey(key: string, origin: string | undefined): Promise<KeyAnswer> {
  try {
    await clientFor(key, origin).checkout.sessions.list({ limit: 1 }, { timeout: PATIENCE_MS })
    return 'works'
  } catch (error) {
    const isAnswer =
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError
    return isAnswer ? 'refused' : 'away'
  }
}
