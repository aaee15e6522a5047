import { requireUser } from '@/lib/account/session/require-user'
import type { SignedInUser } from '@/lib/account/session/session'
import { ShopError } from '@/lib/core/errors'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { readAffiliate } from '../data'
import type { Affiliate } from '../schema'

/** @throws ShopError `unauthorized`, `forbidden`, `record_broken` */
export async function requirePartner(
  store: Store,
  sessionCookie: string | undefined,
): Promise<{ user: SignedInUser; partner: Affiliate }> {
  const user = await requireUser(store, sessionCookie)
  return { user, partner: await partnerOf(store, user) }
}

async function partnerOf(store: Store, { uid }: SignedInUser): Promise<Affiliate> {
  const partner = await readAffiliate(store, uid)
  if (partner === 'broken') throw new ShopError('record_broken')
  if (!partner) throw new ShopError('forbidden')
  return partner
}

/** For partner routes, which get the record as `admitted`. @throws ShopError as above */
export async function admittedPartner({ user }: { user: SignedInUser | null }): Promise<Affiliate> {
  if (!user) throw new ShopError('unauthorized')
  return partnerOf(store(), user)
}
