import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { legalTextKept } from '@/lib/legal/data'
import type { Store } from '@/lib/store/store'
import { hasAffiliate, termsAccepted } from '../data'

/**
 * Records that a partner accepts the current terms, and stores their text.
 * @param version the one shown
 * @throws ShopError `forbidden` if the account is no partner; `terms_changed` if there is a newer version
 */
export async function acceptTerms(store: Store, uid: string, version: string): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('forbidden')
  const terms = currentPartnerTerms()
  if (version !== terms.version) throw new ShopError('terms_changed')
  await store.update({ ...termsAccepted(uid, terms, now()), ...(await legalTextKept(store, terms)) })
}
