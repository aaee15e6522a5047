import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { changeReleased } from './change-released'
import { getSale, saleReversed } from './sale-data'
import { saleReviewed } from './flag-data'
import { saleLetGo, saleSettled } from './release-data'
import type { ReviewOutcome, Sale } from './sale-schema'

interface Decision {
  outcome: ReviewOutcome
  /** Why; kept with the sale. */
  note: string
  actor: string
}

/**
 * Decides about a sale that is held because of its flags: lets its commission go as any other's, or takes it back whole. Repeating the
 * same changes nothing.
 * @throws ShopError `not_found`; `sale_state` if it is not held for that, or was decided otherwise
 */
export async function reviewSale(store: Store, saleId: string, decision: Decision): Promise<void> {
  const { affiliateUid } = await existing(store, saleId)
  const isFirst = await changeReleased(store, affiliateUid, async () => {
    const sale = await existing(store, saleId)
    if (sale.review?.outcome === decision.outcome) return null
    if (sale.review || sale.held !== 'flag') throw new ShopError('sale_state')
    return { by: 0, changes: await decided(store, sale, decision) }
  })
  if (isFirst) log().info({ saleId, ...decision }, 'sale reviewed')
}

async function existing(store: Store, saleId: string): Promise<Sale> {
  const sale = await getSale(store, saleId)
  if (!sale) throw new ShopError('not_found')
  return sale
}

/** What is held counts nothing in what the partner has released. */
async function decided(store: Store, sale: Sale, { outcome, note, actor }: Decision): Promise<Changes> {
  const at = now()
  const { status } = sale
  const reviewed = {
    ...saleReviewed(sale, { outcome, note, actor, at }),
    ...journalAdded({
      actor,
      act: `sale-${outcome}`,
      subject: `affiliateSales/${sale.id}`,
      before: { status, held: 'flag' },
      after: { status: outcome === 'reversed' ? 'reversed' : status, note },
    }),
  }
  if (outcome === 'released') return { ...reviewed, ...saleLetGo(sale) }
  return {
    ...reviewed,
    ...(await saleReversed(store, sale, { reversedAmount: sale.commissionAmount, at })),
    ...saleSettled(sale, { isReversed: true }),
  }
}
