import 'server-only'
import { isLocalOnly } from '@/lib/core/address/shop-origins'
import { env } from '@/lib/core/env'
import { keyedHash, sha256 } from '@/lib/core/server-secret'
import type { Changes, Store } from '@/lib/store/store'

/** Admins of a local try, among them a sample account, are none of the shop's own, so each has its idempotency key and token. */
const project = () => (isLocalOnly(env()) ? 'demo-spielklang' : 'own')
const onceKey = () => `admin_${sha256(project())}`

/** Token of the link to become the first admin: only a person who can read the shop's console gets it. */
export function firstAdminToken(): string {
  return keyedHash('first admin', project())
}

/** Whether it is on record that this shop has, or had, an admin. */
export async function isAdminNoted(store: Store): Promise<boolean> {
  return (await store.get(`once/${onceKey()}`)) !== null
}

/**
 * Puts on record that there is an admin, together with the changes that make one.
 * @returns whether the changes were applied; false if there was one already
 */
export function adminNoted(store: Store, changes: Changes = {}): Promise<boolean> {
  return store.updateOnce(onceKey(), changes)
}
