import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { changeReleased } from '../balance/change-released'
import { saleAnnounced, wasHeldAtOnce } from '../notices/announce-sale'
import { commissionTaken, getSale } from '../sales/data'
import type { ReviewOutcome, Sale } from '../sales/schema'
import { heldBy, leftOf, saleMoved, type SaleMove } from '../sales/sale-state'

interface Decision {
  outcome: ReviewOutcome
  note: string
  actor: string
}

/**
 * Announces an accepted sale that was held from the start; takes a rejected commission back in full. Repeating the
 * same decision changes nothing.
 * @throws ShopError `not_found`; `sale_state` if it is not held by flags, or was decided otherwise
 */
export async function reviewSale(store: Store, saleId: string, decision: Decision): Promise<void> {
  const { affiliateUid } = await existing(store, saleId)
  const isFirst = await changeReleased(store, affiliateUid, async () => {
    const sale = await existing(store, saleId)
    if (sale.review?.outcome === decision.outcome) return null
    if (sale.review || sale.held !== 'flag') throw new ShopError('sale_state')
    return decided(store, sale, decision)
  })
  const { outcome, actor } = decision
  if (isFirst) log().info({ saleId, outcome, actor }, 'sale reviewed')
}

/** @throws as `reviewSale`, once all others are decided */
export async function reviewSales(store: Store, ids: readonly string[], decision: Decision): Promise<void> {
  const refused: unknown[] = []
  for (const id of ids) await reviewSale(store, id, decision).catch((error: unknown) => refused.push(error))
  if (refused.length > 0) throw refused[0]
}

async function existing(store: Store, saleId: string): Promise<Sale> {
  const sale = await getSale(store, saleId)
  if (!sale) throw new ShopError('not_found')
  return sale
}

async function decided(store: Store, sale: Sale, { outcome, note, actor }: Decision): Promise<SaleMove> {
  const at = now()
  const { status, commissionAmount: reversedAmount } = sale
  const review = { outcome, note, actor, at }
  const isReversed = outcome === 'reversed'
  const entry = journalAdded({
    actor,
    act: `sale-${outcome}`,
    subject: `affiliateSales/${sale.id}`,
    before: { status, held: 'flag' },
    after: { status: isReversed ? 'reversed' : status, note },
  })
  const { by, changes } = saleMoved(sale, { review, ...(isReversed ? { isReversed, reversedAmount } : {}) })
  const taken = isReversed ? await commissionTaken(store, sale, { by: leftOf(sale), at }) : {}
  const isNews = !isReversed && status !== 'reversed' && wasHeldAtOnce(sale) && !heldBy({ ...sale, review })
  const announced = isNews ? await saleAnnounced(store, sale) : {}
  return { by, changes: { ...changes, ...entry, ...taken, ...announced } }
}
