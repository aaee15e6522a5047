import { join } from 'node:path'
import { causeOf, fail, t } from '@/build/command-texts'
import type { Env } from '@/lib/core/env'
import { isLocalOnly } from '@/lib/core/address/shop-origins'
import { keyedHash } from '@/lib/core/server-secret'
import { startPayments, type Payments } from './payments'

/** Whether to use the local payment service: while there is no account, and the shop is reachable only locally. */
export function usesLocalPayments(env: Env): boolean {
  return env.STRIPE_SECRET_KEY === undefined && isLocalOnly(env)
}

/** Starts the local payment service on the data folder's payments; ends the command on failure. */
export async function startLocalPayments(env: Env): Promise<Payments> {
  const { DATA_DIR, STRIPE_EMULATOR_PORT: port, PORT } = env
  try {
    return await startPayments({
      port,
      fixedPort: Boolean(process.env.STRIPE_EMULATOR_PORT),
      folder: join(DATA_DIR, 'payments'),
      webhookUrl: `http://localhost:${PORT}/api/payments/stripe`,
      ...localKeys(),
    })
  } catch (error) {
    return fail(t('paymentsFailed', { cause: causeOf(error) }))
  }
}

/** Settings of a shop that uses the payment service at a local port. */
export function localPaymentSettings(port: number): Record<string, string> {
  const { secretKey, webhookSecret } = localKeys()
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_ORIGIN: `http://127.0.0.1:${port}`,
  }
}

/** Keys of the shop and its local payment service: constant, since only this machine can use them. */
export function localKeys(): { secretKey: string; webhookSecret: string } {
  const secret = (name: string) => keyedHash('payments', name).replace(/\W|_/g, '').slice(0, 32)
  return { secretKey: `sk_test_${secret('key')}`, webhookSecret: `whsec_${secret('webhook')}` }
}
