import 'server-only'
import { now } from '@/lib/core/clock'
import { LONGEST_HOLD_DAYS } from '@/lib/core/env-schema'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { forAWhile } from '@/lib/tasks/for-a-while'
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

/**
 * The task `flags`: judges unreleased sales, newest first, for a few seconds, and leaves the rest to a follow-up
 * task. Safe to interrupt and repeat.
 * @param subject the day, or the sale before which to continue
 */
export function flagSales(store: Store, subject: string): Promise<void> {
  return forAWhile(store, 'flags', async (mayGoOn) => {
    const oldest = `sale_${now() - (LONGEST_HOLD_DAYS + 1) * DAY_MS}`
    const refunds = new Map<string, Promise<boolean>>()
    let before = subject.startsWith('sale_') ? subject : null
    do {
      const { entries, next } = await listAllSales(store, partBefore(before, PART))
      for (const sale of entries) if (sale.id >= oldest) await judgeAgain(store, sale, refunds)
      before = next !== null && next >= oldest ? next : null
    } while (before !== null && mayGoOn())
    return before
  })
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
