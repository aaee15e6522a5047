import 'server-only'
import { dayOf, now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { inRounds } from '@/lib/tasks/in-rounds'
import { taskAdded } from '@/lib/tasks/data'
import type { Store } from '@/lib/store/store'
import { flagSale, isOpen } from './flag-sale'
import { listAllSales } from './data'
import { hasManyRefunds } from './flags-of'
import { judgeSale, lastSalesOf } from './judge-sale'
import type { Flag, Sale } from '../sales/schema'

const DAY_MS = 86_400_000
/** Up to this age, all facts of a sale are judged; later only what can still change: refunds. */
const FRESH_MS = 2 * DAY_MS
/** Sales read at a time. */
const PART = 200
/** Kept short because other tasks are waiting. */
const RUN_MS = 5_000
const EVERY_MS = 60 * 60_000

/**
 * Schedules the judging of sales once a day (in Berlin) across all processes: the day's task is added with a
 * mark.
 * @returns stops it
 */
export function planFlags(store: Store, everyMs = EVERY_MS): () => void {
  return inRounds('flags not planned', everyMs, async () => {
    const day = dayOf(now())
    await store.updateOnce(`flags_${day}`, taskAdded('flags', day).changes)
    return null
  })
}

/**
 * The task `flags`: judges unreleased sales, newest first, for a few seconds, and leaves the rest to a follow-up
 * task. Safe to interrupt and repeat.
 * @param subject the day, or the sale before which to continue
 */
export async function flagSales(store: Store, subject: string): Promise<void> {
  const end = performance.now() + RUN_MS
  const oldest = `sale_${now() - (env().PARTNER_HOLD_DAYS + 1) * DAY_MS}`
  const refunds = new Map<string, Promise<boolean>>()
  let before = subject.startsWith('sale_') ? subject : null
  do {
    const { entries, next } = await listAllSales(store, partBefore(before, PART))
    for (const sale of entries) if (sale.id >= oldest) await judgeAgain(store, sale, refunds)
    before = next !== null && next >= oldest ? next : null
  } while (before !== null && performance.now() < end)
  if (before !== null) await store.update(taskAdded('flags', before).changes)
}

async function judgeAgain(store: Store, sale: Sale, refunds: Map<string, Promise<boolean>>): Promise<void> {
  if (!isOpen(sale)) return
  const flags =
    now() - sale.saleDate < FRESH_MS ? await judgeSale(store, sale) : await byRefunds(store, sale, refunds)
  if (flags.length === 0) return
  if (await flagSale(store, sale, flags)) log().info({ saleId: sale.id, flags }, 'sale flagged')
}

/** Reads each partner's sales once. */
async function byRefunds(
  store: Store,
  { affiliateUid: uid }: Sale,
  known: Map<string, Promise<boolean>>,
): Promise<Flag[]> {
  const asked = known.get(uid) ?? lastSalesOf(store, uid).then(hasManyRefunds)
  known.set(uid, asked)
  return (await asked) ? ['many-refunds'] : []
}
