import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { legalTextKept } from '@/lib/legal/data'
import type { Store } from '@/lib/store/store'
import { hasAffiliate, termsAccepted } from '../data'

/**
 * Notes that a partner accepts the present terms; the text is kept.
 * @param version that was shown
 * @throws ShopError `forbidden` for who is no partner; `terms_changed` if there are others by now
 */
export async function acceptTerms(store: Store, uid: string, version: string): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('forbidden')
  const terms = currentPartnerTerms()
  if (version !== terms.version) throw new ShopError('terms_changed')
  await store.update({ ...termsAccepted(uid, terms, now()), ...(await legalTextKept(store, terms)) })
}
