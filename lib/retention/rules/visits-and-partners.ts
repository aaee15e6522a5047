import { clickSchema, type Affiliate } from '@/lib/affiliate/schema'
import { retention } from '@/lib/legal/retention'
import { clickForgotten, readable, clicksRemoved } from '../data'
import { daysAgo, monthsAgo, idAt, booksSince } from '../limits'
import { type Tidying, inParts } from '../tidying'
import { workThrough } from '../work-through'
import { dayOf } from '@/lib/core/clock'
import { deleteBefore } from '../delete-before'
import { saleForgotten } from '@/lib/affiliate/sales/data'
import { saleSchema } from '@/lib/affiliate/sales/schema'
import { isPayeeForgotten, payeeForgotten, findPayouts } from '@/lib/affiliate/payouts/data'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { changeReleased } from '@/lib/affiliate/balance/change-released'
import { findLeaving, getAffiliate, leaverForgotten } from '@/lib/affiliate/data'
import type { Store } from '@/lib/store/store'

export function forgetClickDetails(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'clickDetails', collection: 'affiliateClicks', prefix: 'track' } as const
  return workThrough(tidying, { ...stretch, until: daysAgo(retention.clickDetailsDays) }, (entries) => {
    const clicks = readable(clickSchema, entries)
    return { count: clicks.length, changes: Object.assign({}, ...clicks.map(clickForgotten)) }
  })
}

/** Those without a sale; partners' figures still count them. @returns how many */
export function deleteOldClicks(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'oldClicks', collection: 'affiliateClicks', prefix: 'track' } as const
  return workThrough(
    tidying,
    { ...stretch, until: monthsAgo(retention.clickWithoutSaleMonths) },
    (entries) => {
      const clicks = readable(clickSchema, entries).filter(({ converted }) => !converted)
      return { count: clicks.length, changes: clicksRemoved(clicks) }
    },
  )
}

/** Too old to be compared. @returns how many days */
export function deleteOldVisits(tidying: Tidying): Promise<number> {
  const before = dayOf(monthsAgo(retention.visitMonths))
  return deleteBefore(tidying, { collection: 'visits', prefix: '', before })
}

/** The sales stay, because the partner's balance is made of them. @returns how many */
export function forgetSaleEmails(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'saleEmails', collection: 'affiliateSales', prefix: 'sale' } as const
  return workThrough(tidying, { ...stretch, until: daysAgo(retention.saleEmailDays) }, (entries) => {
    const sales = readable(saleSchema, entries).filter(({ customerEmail }) => customerEmail !== undefined)
    return { count: sales.length, changes: Object.assign({}, ...sales.map(saleForgotten)) }
  })
}

/** Hashes of addresses and payments of partners and their buyers. @returns how many orders, days and months */
export async function forgetAddresses(tidying: Tidying): Promise<number> {
  const limit = daysAgo(retention.addressHashDays)
  const month = dayOf(monthsAgo(retention.paymentPrintMonths)).slice(0, 7)
  const old = [
    { collection: 'orderTraces', prefix: 'order_', before: idAt('order', limit) },
    { collection: 'affiliateAddresses', prefix: '20', before: dayOf(limit) },
    { collection: 'paymentPrints', prefix: '20', before: month },
  ] as const
  let count = 0
  for (const each of old) count += await deleteBefore(tidying, each)
  return count
}

/** Once their year's books need not be kept; the payouts stay in the partner's ledger. @returns how many */
export function forgetPayees(tidying: Tidying): Promise<number> {
  const stretch = {
    rule: 'payouts',
    collection: 'affiliatePayouts',
    prefix: 'payout',
    until: booksSince(),
  } as const
  return workThrough(tidying, stretch, (entries) => {
    const payouts = readable(payoutSchema, entries).filter((payout) => !isPayeeForgotten(payout))
    return { count: payouts.length, changes: Object.assign({}, ...payouts.map(payeeForgotten)) }
  })
}

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
