import 'server-only'
import { isLocalOnly } from '@/lib/core/address/shop-origins'
import { env } from '@/lib/core/env'
import { keyedHash, sha256 } from '@/lib/core/server-secret'
import type { Changes, Store } from '@/lib/store/store'

/** A local try has its own key and token: its admins, such as a sample account, are none of the shop's. */
const project = () => (isLocalOnly(env()) ? 'demo-spielklang' : 'own')
const onceKey = () => `admin_${sha256(project())}`

/** Only a person who can read the shop's console gets it. */
export function firstAdminToken(): string {
  return keyedHash('first admin', project())
}

export async function isAdminNoted(store: Store): Promise<boolean> {
  return (await store.get(`once/${onceKey()}`)) !== null
}

/** @returns whether the changes were applied; false if there was one already */
export function adminNoted(store: Store, changes: Changes = {}): Promise<boolean> {
  return store.updateOnce(onceKey(), changes)
}
