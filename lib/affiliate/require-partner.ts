import 'server-only'
import { requireUser } from '@/lib/account/require-user'
import type { SignedInUser } from '@/lib/account/session'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { getAffiliate } from './data'
import type { Affiliate } from './schema'

/**
 * The signed-in user, who is a partner.
 * @throws ShopError `unauthorized`, `forbidden`, `sign_in_unavailable`
 */
export async function requirePartner(
  store: Store,
  sessionCookie: string | undefined,
): Promise<{ user: SignedInUser; partner: Affiliate }> {
  const user = await requireUser(store, sessionCookie)
  return { user, partner: await partnerOf(store, user) }
}

/**
 * What a signed-in user is as a partner.
 * @throws ShopError `forbidden`
 */
export async function partnerOf(store: Store, { uid }: SignedInUser): Promise<Affiliate> {
  const partner = await getAffiliate(store, uid)
  if (!partner) throw new ShopError('forbidden')
  return partner
}
