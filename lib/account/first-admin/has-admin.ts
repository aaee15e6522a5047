import 'server-only'
import type { Store } from '@/lib/store/store'
import { listAccounts } from '../list-accounts'
import { adminNoted, isAdminNoted } from './data'

/** Of 1000 accounts each. A shop with more customers than that has been open for long, and has its owner. */
const MOST_PAGES = 10

/**
 * Whether the shop has, or had, an admin. Accounts are looked through until that is on record, then never again.
 * @throws ShopError `sign_in_unavailable`
 */
export async function hasAdmin(store: Store): Promise<boolean> {
  if (await isAdminNoted(store)) return true
  if (!(await isAdminListed())) return false
  await adminNoted(store)
  return true
}

async function isAdminListed(): Promise<boolean> {
  let pages = 0
  for await (const accounts of listAccounts()) {
    pages += 1
    if (pages > MOST_PAGES || accounts.some(({ admin }) => admin)) return true
  }
  return false
}
