import 'server-only'
import type { Roles } from '@/lib/account/schema'
import type { SignedInUser } from '@/lib/account/session/session'
import { hasAffiliate } from '@/lib/affiliate/data'
import type { Store } from '@/lib/store/store'

/** The areas open to a signed-in user. */
export async function rolesOf(store: Store, { uid, admin, support }: SignedInUser): Promise<Roles> {
  return { admin, support, partner: await hasAffiliate(store, uid) }
}
