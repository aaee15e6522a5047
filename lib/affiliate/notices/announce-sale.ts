import { now } from '@/lib/core/clock'
import { isTrialShop } from '@/lib/legal/current-owner'
import { readOr } from '@/lib/store/reading/read-or'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Sale } from '../sales/schema'
import { leftOf } from '../sales/sale-state'
import { getNotices, saleCounted } from './data'

/** For the update that records the sale or releases one held from the start. A trial shop tells overlays only. */
export async function saleAnnounced(store: Store, sale: Sale): Promise<Changes> {
  const { id, affiliateUid: uid } = sale
  const notices = await readOr(getNotices(store, uid), null)
  if (notices === null) return {}
  const subject = pairSubject(id, String(now()))
  const isReal = !isTrialShop()
  return {
    ...(notices.overlay === undefined ? {} : taskAdded('overlay', subject).changes),
    ...(isReal && notices.discord !== undefined ? taskAdded('discord', subject).changes : {}),
    ...(isReal && notices.digest !== undefined ? saleCounted(uid, leftOf(sale)) : {}),
  }
}

export function wasHeldAtOnce({ flags = {}, saleDate }: Sale): boolean {
  return Object.values(flags).includes(saleDate)
}

export function isTellable({ held, status }: Sale): boolean {
  return held === undefined && status !== 'reversed'
}
