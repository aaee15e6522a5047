import 'server-only'
import { changeReleased } from '@/lib/affiliate/balance/change-released'
import { leavingNoted, listAffiliates, partnerIndexed } from '@/lib/affiliate/data'
import { payoutStateOf } from '@/lib/affiliate/balance/data'
import { clickSchema, type Affiliate, type Click } from '@/lib/affiliate/schema'
import { dayOf } from '@/lib/core/clock'
import { isAnonymous } from '@/lib/orders/order-fields'
import { findOrders } from '@/lib/orders/find-data'
import { Scratch } from '@/lib/store/scratch'
import type { Changes } from '@/lib/store/store'
import { firstVisitNoted, forgettableNoted, getProgress, listEntries, readable, stepTaken } from './data'
import { inParts, type Tidying } from './tidying'

const RULE = 'prepared'

/**
 * Prepares data from versions without tidying, once: records which clicks were their visitors' first, before the
 * hashes that show it are deleted, and which orders are to be anonymised; adds partners to their search index;
 * and re-checks whether partners who left, or whose bank data no bank accepts, are paid. If interrupted, it
 * starts over. @returns how many entries it changed
 * @throws Error if another process is doing it
 */
export async function prepareOldData(tidying: Tidying): Promise<number> {
  let progress = await getProgress(tidying.store, RULE)
  if (progress.done === 'payees') return 0
  const save = async (changes: Changes, done?: 'all' | 'payees') => {
    if (tidying.isTrial) return
    const step = stepTaken(RULE, progress, done ? { done } : {}, changes)
    if (!(await tidying.store.updateOnce(step.mark, step.changes)))
      throw new Error('another process prepares old data')
    progress = { step: progress.step + 1 }
  }
  const whole = { ...tidying, mayGoOn: () => true }
  let count = 0
  if (progress.done === undefined) {
    count += await noteFirstVisits(whole, save)
    count += await noteForgettableOrders(whole, save)
    count += await indexPartners(whole, save)
    await save({}, 'all')
  }
  count += await reviewPayees(whole)
  await save({}, 'payees')
  return count
}

type Save = (changes: Changes) => Promise<void>

async function noteFirstVisits(tidying: Tidying, save: Save): Promise<number> {
  const scratch = new Scratch()
  const isFirst = ({ affiliateUid, timestamp, visitorHash = '' }: Click) =>
    scratch.note('visitor', `${affiliateUid} ${dayOf(timestamp)} ${visitorHash}`)
  try {
    return await inParts(
      tidying,
      undefined,
      async (page) => {
        const entries = await listEntries(tidying.store, 'affiliateClicks', page)
        return { entries, next: entries.length < page.limit ? null : (entries.at(-1)?.key ?? null) }
      },
      async (entries) => {
        const clicks = readable(clickSchema, entries)
        for (const click of clicks) if (click.isFirst) isFirst(click)
        const old = clicks.filter((click) => click.isFirst === undefined)
        const noted = old.map((click) => firstVisitNoted(click, isFirst(click)))
        if (noted.length > 0) await save(Object.assign({}, ...noted))
        return noted.length
      },
    )
  } finally {
    scratch.close()
  }
}

function noteForgettableOrders(tidying: Tidying, save: Save): Promise<number> {
  return inParts(
    tidying,
    undefined,
    (page) => findOrders(tidying.store, 'cancelled', page),
    async (orders) => {
      const old = orders.filter((order) => !isAnonymous(order) && order.isForgettable !== true)
      if (old.length > 0) await save(Object.assign({}, ...old.map(forgettableNoted)))
      return old.length
    },
  )
}

function indexPartners(tidying: Tidying, save: Save): Promise<number> {
  return inParts(
    tidying,
    undefined,
    (page) => listAffiliates(tidying.store, page),
    async (partners) => {
      const indexed = partners.map(partnerIndexed).filter((changes) => Object.keys(changes).length > 0)
      if (indexed.length > 0) await save(Object.assign({}, ...indexed))
      return indexed.length
    },
  )
}

/** Uses the numbered changes of the partner's released balance, because payouts or refunds may be running, too. */
function reviewPayees(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  return inParts(
    tidying,
    undefined,
    (page) => listAffiliates(store, page),
    async (partners) => {
      const old = partners.filter(isReviewed)
      if (isTrial) return old.length
      for (const { uid, endedAt } of old) {
        const changes = endedAt === undefined ? {} : leavingNoted(uid)
        await changeReleased(store, uid, async () => ({ by: 0, changes }))
      }
      return old.length
    },
  )
}

function isReviewed(partner: Affiliate): boolean {
  const { endedAt, isLeaving, payout, isPayable, withheld } = partner
  const stored = isPayable ? 'payable' : (withheld ?? null)
  return payoutStateOf(partner) !== stored || (endedAt !== undefined && payout !== undefined && !isLeaving)
}
