import { clientFor, stripeSdk } from './client'

/** Short, since the owner waits for it. In ms. */
const PATIENCE_MS = 8_000

/** `away`: there was none. */
export type KeyAnswer = 'works' | 'refused' | 'away'

/** Whether it may list payment pages, which the shop needs first. @param origin of Stripe's API, if another */
export async function checkKey(key: string, origin: string | undefined): Promise<KeyAnswer> {
  try {
    const client = await clientFor(key, origin)
    await client.checkout.sessions.list({ limit: 1 }, { timeout: PATIENCE_MS })
    return 'works'
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = (await stripeSdk()).errors
    const isAnswer = error instanceof StripeAuthenticationError || error instanceof StripePermissionError
    return isAnswer ? 'refused' : 'away'
  }
}
