import 'server-only'
import { listAffiliates, partnerIndexed } from '@/lib/affiliate/data'
import { clickSchema, type Click } from '@/lib/affiliate/schema'
import { dayOf } from '@/lib/core/clock'
import { isAnonymous } from '@/lib/orders/anonymous-order'
import { findOrders } from '@/lib/orders/find-data'
import { Scratch } from '@/lib/store/scratch'
import type { Changes } from '@/lib/store/store'
import { firstVisitNoted, forgettableNoted, getProgress, listEntries, saveStep } from './data'
import { readable } from './readable'
import { inParts, type Tidying } from './tidying'

const RULE = 'prepared'

/**
 * Notes once, with data of versions that knew no tidying, what the rules go by: which clicks were the first of their visitors, before
 * the hashes go that tell it, and which orders are to be made anonymous; and puts partners into
 * the index that they are searched by. If it breaks off, it begins anew. @returns with how many
 * @throws Error if another process is at it
 */
export async function prepareOldData(tidying: Tidying): Promise<number> {
  let progress = await getProgress(tidying.store, RULE)
  if (progress.done !== undefined) return 0
  const save = async (changes: Changes, done?: 'all') => {
    if (tidying.isTrial) return
    const isSaved = await saveStep(tidying.store, RULE, progress, done ? { done } : {}, changes)
    if (!isSaved) throw new Error('another process prepares old data')
    progress = { step: progress.step + 1 }
  }
  const whole = { ...tidying, mayGoOn: () => true }
  const count =
    (await noteFirstVisits(whole, save)) +
    (await noteForgettableOrders(whole, save)) +
    (await indexPartners(whole, save))
  await save({}, 'all')
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
