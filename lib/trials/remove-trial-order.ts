import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { figuresMoved } from '@/lib/figures/data'
import { removeBuyersHeard } from '@/lib/listening-results/judge-result'
import { findMailsOfOrder } from '@/lib/mail/data'
import { figuresOf } from '@/lib/orders/order-figures'
import { invoiceNumbersOf } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import { campaignRecounted } from '@/lib/orders/state/campaign-recounted'
import { removeRatings } from '@/lib/ratings/remove-ratings'
import { removed, removeOrder } from '@/lib/retention/data'
import type { Store } from '@/lib/store/store'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'

/** More mails or withdrawals than any order has. */
const MOST = 500

/**
 * Deletes a trial order from a shop with a real owner, with everything that belongs to it, and takes back what it counted. An
 * order that was placed under the sample owner and paid is kept, because it may have earned a partner something.
 * @returns false if the order was changed concurrently, and so not deleted
 * @throws ShopError `trials_bound` for an order that is kept
 */
export async function removeTrialOrder(store: Store, order: Order): Promise<boolean> {
  if (order.trial === 'shop' && order.history.paid) throw new ShopError('trials_bound')
  const { id } = order
  await removeRatings(store, id)
  await removeBuyersHeard(store, id)
  const mails = await findMailsOfOrder(store, id, { limit: MOST })
  const withdrawals = await findWithdrawalsOfOrder(store, id, { limit: MOST })
  return removeOrder(store, order, {
    ...removed('invoices', invoiceNumbersOf(order)),
    ...keysRemoved('mails', mails.entries),
    ...keysRemoved('withdrawals', withdrawals.entries),
    [`orderTraces/${id}`]: null,
    ...figuresMoved(figuresOf(order), {}),
    ...campaignRecounted(order, 'cancelled'),
  })
}

const keysRemoved = (collection: string, entries: readonly { id: string }[]) =>
  removed(
    collection,
    entries.map(({ id }) => id),
  )
