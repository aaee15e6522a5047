import 'server-only'
import { changedFields } from '@/lib/journal/changed-fields'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { getPartnerRecord, partnerEdited } from './edit-data'
import { getAccount, releasedMovedOnce } from '../balance/data'
import type { PartnerChange } from '../schema'
import { setPartner } from './set-partner'

type Edit = Omit<PartnerChange, 'payout'>

/**
 * Changes what is given of a partner, or makes an account one, as `setPartner` does, and notes it in the journal.
 * @param actor who does it
 * @returns whether the partner is new
 * @throws ShopError `affiliate_code_invalid`, `affiliate_code_taken`
 */
export function setPartnerAs(store: Store, uid: string, edit: Edit, actor: string): Promise<boolean> {
  return setPartner(store, uid, edit, () => noted(store, uid, edit, actor))
}

/** What decides anew whether a partner is paid, as whoever is not active is paid every cent. */
async function payableChanged(store: Store, uid: string, active: boolean): Promise<Changes> {
  return releasedMovedOnce({ ...(await getAccount(store, uid)), active }, 0)
}

/** Nothing if nothing changes. */
async function noted(store: Store, uid: string, edit: Edit, actor: string): Promise<Changes> {
  const record = await getPartnerRecord(store, uid)
  const changed = changedFields(record.fields ?? {}, { ...edit })
  if (!changed && record.fields) return {}
  return {
    ...(edit.active === undefined || !record.fields ? {} : await payableChanged(store, uid, edit.active)),
    ...journalAdded({ actor, act: 'partner-changed', subject: `affiliateUsers/${uid}`, ...changed }),
    ...partnerEdited(uid, record),
  }
}
