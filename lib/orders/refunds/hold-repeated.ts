import { now } from '@/lib/core/clock'
import { ibanSchema } from '@/lib/legal/schema'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Store } from '@/lib/store/store'
import { refundWritten } from '../data'
import { heldFor } from '../refund-amount'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import { changeOrder } from '../state/change-order'
import { payeeOnceKey } from './goodwill-data'

/**
 * Holds a goodwill refund if its accounts or card had money for the same preset before. False if somebody has to be
 * asked. @throws ShopError `payment_unavailable` while the provider does not say which card
 */
export async function mayBePaid(store: Store, order: Order, refundId: string): Promise<boolean> {
  const refund = order.refunds?.[refundId]
  if (!refund?.isGoodwill || refund.status !== 'pending') return true
  if (refund.repeats !== undefined) return heldFor(refund) === null
  const payees = await payeesOf(order, refund)
  const at = now()
  const after = await changeOrder(store, order.id, async (before) => {
    const present = before.refunds?.[refundId]
    if (present?.status !== 'pending' || present.repeats !== undefined) return null
    const onceKeys = Object.keys(refund.items ?? {}).flatMap((presetId) =>
      payees.map((payee) => payeeOnceKey(payee, presetId)),
    )
    const used = await Promise.all(onceKeys.map(async (key) => (await store.get(`once/${key}`)) !== null))
    const marks = onceKeys.filter((_, index) => !used[index]).map((key) => [`once/${key}`, at] as const)
    const kind = refund.iban === undefined ? 'card' : 'account'
    return {
      ...refundWritten(before, refundId, { ...present, repeats: used.includes(true) ? kind : 'nothing' }),
      ...Object.fromEntries(marks),
    }
  })
  const marked = after.refunds?.[refundId]
  return marked !== undefined && heldFor(marked) === null
}

/** The account that gets the money and those that paid, or the provider's means of payment. */
async function payeesOf({ payment, transfers = {} }: Order, { iban }: Refund): Promise<string[]> {
  if (iban !== undefined) {
    const payers = Object.values(transfers).map((transfer) => ibanSchema.safeParse(transfer.iban).data)
    return [...new Set([iban, ...payers])].flatMap((each) => (each === undefined ? [] : [`iban ${each}`]))
  }
  if (!payment?.paymentIntentId) return []
  const means = await hostedPayment(payment.method)?.means(payment.paymentIntentId)
  return means?.fingerprint ? [`means ${means.fingerprint}`] : []
}
