import { changeReleased } from '@/lib/affiliate/balance/change-released'
import { findLeaving, getAffiliate, leaverForgotten } from '@/lib/affiliate/data'
import { findPayouts } from '@/lib/affiliate/payouts/data'
import type { Affiliate } from '@/lib/affiliate/schema'
import { retention } from '@/lib/legal/retention'
import type { Store } from '@/lib/store/store'
import { daysAgo } from '../limits'
import { inParts, type Tidying } from '../tidying'

/** Once nothing is owed or can become owed: no earlier order is unpaid, no payout can come back. @returns how many */
export function forgetLeftPartners(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  return inParts(
    tidying,
    undefined,
    (page) => findLeaving(store, page),
    async (partners) => {
      let count = 0
      for (const partner of partners) if (await forget(store, partner, isTrial)) count += 1
      return count
    },
  )
}

async function forget(store: Store, partner: Affiliate, isTrial: boolean): Promise<boolean> {
  if (isTrial) return isSettled(store, partner)
  const { uid } = partner
  return changeReleased(store, uid, async () => {
    const present = await getAffiliate(store, uid)
    return present && (await isSettled(store, present)) ? { by: 0, changes: leaverForgotten(uid) } : null
  })
}

async function isSettled(store: Store, { uid, endedAt, balance, released }: Affiliate): Promise<boolean> {
  const limit = daysAgo(retention.leftPartnerDays)
  if (endedAt === undefined || endedAt >= limit || balance > 0 || released > 0) return false
  const [last] = (await findPayouts(store, { uid }, { limit: 1 })).entries
  return last === undefined || last.at < limit
}
