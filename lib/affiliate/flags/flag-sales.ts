import { now } from '@/lib/core/clock'
import { LONGEST_HOLD_DAYS } from '@/lib/core/env-schema'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { changeReleased } from '../balance/change-released'
import { getSale } from '../sales/data'
import { saleMoved } from '../sales/sale-state'
import type { Flag, Sale } from '../sales/schema'
import { listAllSales } from './data'
import { hasManyRefunds } from './flags-of'
import { judgeSale, lastSalesOf } from './judge-sale'

const DAY_MS = 86_400_000
/** Up to this age, all facts of a sale are judged; later only its refunds, which can still change. */
const FRESH_MS = 2 * DAY_MS
/** Sales read at a time. */
const PART = 200

/** Newest first, for a few seconds; a follow-up task does the rest. @param subject the day, or where to continue */
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

/** Once per partner, by their latest sales. */
async function byRefunds(
  store: Store,
  { affiliateUid: uid }: Sale,
  known: Map<string, Promise<boolean>>,
): Promise<Flag[]> {
  const asked = known.get(uid) ?? lastSalesOf(store, uid).then(hasManyRefunds)
  known.set(uid, asked)
  return (await asked) ? ['many-refunds'] : []
}

/** Unless it was flagged, paid out or reviewed meanwhile. Undoes a release. Returns whether it is now held. */
export function flagSale(store: Store, { id, affiliateUid }: Sale, flags: readonly Flag[]): Promise<boolean> {
  return changeReleased(store, affiliateUid, async () => {
    const sale = await getSale(store, id)
    if (!sale || !isOpen(sale)) return null
    const at = now()
    return saleMoved(sale, { flags: Object.fromEntries(flags.map((flag) => [flag, at])) })
  })
}

function isOpen({ status, flags, review }: Sale): boolean {
  return (status === 'pending' || status === 'approved') && flags === undefined && review === undefined
}
