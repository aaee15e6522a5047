import { ShopError } from '@/lib/core/errors'
import { changedFields, journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { mailAdded } from '@/lib/mail/data'
import { getPartnerRecord, partnerEdited } from '../edit-data'
import { getAccount, releasedMovedOnce } from '../balance/data'
import type { PartnerChange } from '../schema'
import { rateGiven } from '../rate-given'
import { stageEmptied } from '../stage/data'
import { setPartner } from './set-partner'

type Edit = Omit<PartnerChange, 'payout' | 'agreed' | 'offeredRate'>

/** Who left returns only by an application that agrees to terms. @throws ShopError as `setPartner`, `partner_left` */
export function setPartnerAs(store: Store, uid: string, edit: Edit, actor: string): Promise<boolean> {
  return setPartner(store, uid, edit, () => noted(store, uid, edit, actor))
}

/** Inactive partners are paid below the threshold, too. */
async function payableChanged(store: Store, uid: string, active: boolean): Promise<Changes> {
  return releasedMovedOnce({ ...(await getAccount(store, uid)), active }, 0)
}

async function offerNotified(store: Store, uid: string): Promise<Changes> {
  const { email } = await getAccount(store, uid)
  return email === undefined ? {} : mailAdded({ to: email, template: 'partner-rate-offered', about: uid })
}

/** Empty if nothing changes. @throws ShopError `partner_left` */
async function noted(store: Store, uid: string, edit: Edit, actor: string): Promise<Changes> {
  const record = await getPartnerRecord(store, uid)
  if (record.fields?.endedAt !== undefined) throw new ShopError('partner_left')
  const rate = rateGiven(record.fields, edit)
  const changed = changedFields(record.fields ?? {}, { ...edit, ...rate })
  if (!changed && record.fields) return {}
  const isOffer = changed?.after.offeredRate !== undefined
  return {
    ...(isOffer ? await offerNotified(store, uid) : {}),
    ...(edit.active === undefined || !record.fields ? {} : await payableChanged(store, uid, edit.active)),
    ...(edit.active === false ? await stageEmptied(store, uid) : {}),
    ...journalAdded({ actor, act: 'partner-changed', subject: `affiliateUsers/${uid}`, ...changed }),
    ...partnerEdited(uid, record),
  }
}
