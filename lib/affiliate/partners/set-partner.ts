import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { offeredPeriods } from '../agreed-terms'
import { affiliateSet, findAffiliateUid, hasAffiliate, isCodeOfOther } from '../data'
import { isPartnerCode } from '../partner-code'
import type { PartnerChange } from '../schema'

/**
 * A code, ignoring case, stays reserved for its first owner. A rate (percent) applies to later sales, a lower one
 * once the partner accepts it; a new partner's other terms are those offered now. Returns whether the partner is new.
 * @throws ShopError `affiliate_code_invalid`, `affiliate_code_taken`; StoreError `conflict` if a key of `further` is
 * used
 */
export async function setPartner(
  store: Store,
  uid: string,
  change: PartnerChange,
  further: () => Promise<Changes> = async () => ({}),
): Promise<boolean> {
  const isNew = await optimisticUpdate(store, async () => {
    const following = await further()
    const isNew = !(await hasAffiliate(store, uid))
    // A uid equal to someone's code would capture its visits.
    if (isNew && (await findAffiliateUid(store, uid))) throw new ShopError('affiliate_code_taken')
    const { customCode } = change
    if (customCode !== undefined) await checkCode(store, uid, customCode)
    const set = await affiliateSet(store, {
      uid,
      ...(isNew ? { createdAt: now(), agreed: offeredPeriods() } : {}),
      ...change,
    })
    if (!set) throw new ShopError('affiliate_code_taken')
    return { ...set, changes: { ...following, ...set.changes }, result: isNew }
  })
  log().info({ uid, isNew }, 'partner set')
  return isNew
}

/** @throws ShopError `affiliate_code_invalid`, `affiliate_code_taken` */
async function checkCode(store: Store, uid: string, code: string): Promise<void> {
  if (!isPartnerCode(code)) throw new ShopError('affiliate_code_invalid')
  const isTaken = (await hasAffiliate(store, code)) || (await isCodeOfOther(store, uid, code))
  if (isTaken) throw new ShopError('affiliate_code_taken')
}
