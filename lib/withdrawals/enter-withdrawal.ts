import { dayOf, dayStart, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { sha256 } from '@/lib/core/server-secret'
import { journalAdded } from '@/lib/journal/data'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import type { Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { saveWithdrawal } from './data'
import { withdrawalNotified } from './note-withdrawal'
import type { EnteredWithdrawal, Withdrawal } from './schema'

/**
 * One by letter or mail, as of the beginning of its day: what happened on it must not count against the buyer.
 * Entering it again counts once. @throws ShopError `invalid_input` for a day before the order's or in the future
 */
export async function enterWithdrawal(
  store: Store,
  entered: EnteredWithdrawal,
  actor: string,
): Promise<void> {
  const { day, way, name, reference, text } = entered
  const order = await lookUpOrder(store, reference)
  const isTooEarly = order !== null && day < dayOf(order.createdAt)
  if (day > dayOf(now())) refuseDay(tFields('withdrawal_day_future'))
  if (isTooEarly) refuseDay(tFields('withdrawal_day_before_order'))
  const bodyHash = sha256(JSON.stringify([day, way, name, reference, text, entered.email]))
  const id = newId('withdrawal')
  const withdrawal: Withdrawal = {
    id,
    at: dayStart(day),
    way,
    name,
    reference,
    email: entered.email === '' ? (order?.email ?? '') : entered.email,
    ...(text === '' ? {} : { text }),
    ...(order ? { orderId: order.id } : {}),
    status: 'received',
    idempotencyKey: sha256(`desk ${bodyHash}`),
    bodyHash,
  }
  const isNew = await saveWithdrawal(store, withdrawal, {
    ...withdrawalNotified(id, order?.id),
    ...journalAdded({
      actor,
      act: 'withdrawal-entered',
      subject: `withdrawals/${id}`,
      before: {},
      after: { day, ...(order ? { orderId: order.id } : {}) },
    }),
  })
  if (isNew) log().info({ withdrawalId: id, isMatched: order !== null, actor }, 'withdrawal entered')
}

function refuseDay(sentence: string): never {
  throw new ShopError('invalid_input', { fields: { day: sentence } })
}
