import { keyedHash } from '@/lib/core/server-secret'

/** Keys shared by the shop and this machine's payment service: the same at every start, and nobody else's. */
export function localKeys(): { secretKey: string; webhookSecret: string } {
  const secret = (name: string) => keyedHash('payments', name).replace(/\W|_/g, '').slice(0, 32)
  return { secretKey: `sk_test_${secret('key')}`, webhookSecret: `whsec_${secret('webhook')}` }
}
