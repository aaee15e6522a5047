import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { legalTextKept } from '@/lib/legal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { termsOffered } from '../agreed-terms'
import { getAccount, releasedMovedOnce } from '../balance/data'
import { getAffiliate, rateSet, termsAccepted } from '../data'
import { partnerEdited } from '../edit-data'

/**
 * Stores their text; repeating it changes nothing. @param hash of the text that was shown @throws ShopError
 * `forbidden` if not a partner; `terms_changed` if other terms are offered now
 */
export async function acceptTerms(store: Store, uid: string, hash: string): Promise<void> {
  const isAccepted = await optimisticUpdate(store, async () => {
    // Read before the partner, so that the decision is based on data at least as new as the account's idempotency key.
    const account = await getAccount(store, uid)
    const partner = await getAffiliate(store, uid)
    if (!partner) throw new ShopError('forbidden')
    const offer = termsOffered(partner)
    if (!offer && partner.acceptedTerms?.[hash]) return { result: false }
    if (offer?.terms.hash !== hash) throw new ShopError('terms_changed')
    const { terms, values } = offer
    const { rate, ...agreed } = values
    const changes = {
      ...termsAccepted(uid, { version: terms.version, hash, at: now(), ...values }),
      ...rateSet(uid, rate),
      ...(await legalTextKept(store, terms)),
      // With another threshold, the released balance may become payable.
      ...releasedMovedOnce({ ...account, agreed }, 0),
      ...partnerEdited(uid, { edits: partner.edits ?? 0 }),
    }
    return { changes, result: true }
  })
  if (isAccepted) log().info({ uid }, 'partner accepted terms')
}
