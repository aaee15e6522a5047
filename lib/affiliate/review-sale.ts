import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { getSale, saleHeld, saleReversed } from './data'
import { saleReviewed } from './flag-data'
import type { ReviewOutcome, Sale } from './schema'

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
  const sale = await getSale(store, saleId)
  if (!sale) throw new ShopError('not_found')
  if (sale.review?.outcome === decision.outcome) return
  if (sale.review || sale.held !== 'flag') throw new ShopError('sale_state')
  const changes = {
    ...saleReviewed(sale, { ...decision, at: now() }),
    ...saleHeld(sale, null),
    ...(decision.outcome === 'reversed' ? takenBack(sale) : {}),
  }
  const isFirst = await store.updateOnce(`review_${saleId}`, changes)
  if (!isFirst && (await getSale(store, saleId))?.review?.outcome !== decision.outcome) {
    throw new ShopError('sale_state')
  }
  log().info({ saleId, ...decision }, 'sale reviewed')
}

function takenBack(sale: Sale): Changes {
  return saleReversed(sale, { reversedAmount: sale.commissionAmount, status: 'reversed', at: now() })
}
