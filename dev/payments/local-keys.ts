import { keyedHash } from '@/lib/core/server-secret'

/** The keys that the shop and the payment service of this machine share: the same at every start, and no one else's. */
export function localKeys(): { secretKey: string; webhookSecret: string } {
  const secret = (name: string) => keyedHash('payments', name).replace(/\W|_/g, '').slice(0, 32)
  return { secretKey: `sk_test_${secret('key')}`, webhookSecret: `whsec_${secret('webhook')}` }
}
