import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { sha256 } from '@/lib/core/server-secret'
import { isOffered } from '@/lib/payment/providers/providers'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { changeOrder } from '../state/change-order'
import { creditPartnerFirst } from '../commission/credit-partner'
import { getOrder, refundWritten } from '../data'
import { openDispute, refuseWhileDisputed } from '../disputes'
import { deskNoted } from '../state/desk-noted'
import { hasFailedRefund, isTransferred, refundAmount, refundUnder } from '../refund-amount'
import { sendRefund } from './send-refund'
import type { RefundRequest, RefundView } from './schema'
import type { Refund } from '../refund-schema'
import { payerOf } from '../transfers'
import type { Order } from '../schema'

interface RefundOrigin {
  /** The client's `Idempotency-Key`. */
  key: string
  actor: string
  following?: Changes
  check?: (order: Order) => void
  isGoodwill?: true
  /** Name under which a withdrawal was declared: the account's holder, unless somebody else is known to be. */
  declaredBy?: string
  /** Tells the buyer now that the money is coming. */
  isPromised?: boolean
}

/**
 * Holds the partner's commission. Once per key. Transfers stay pending until an admin reports them sent.
 * @throws ShopError `order_not_found`, `order_not_paid`, `invalid_input`, `refund_too_large`, `dispute_open`,
 * `idempotency_conflict`; StoreError `conflict` if an idempotency key among the following changes is used
 */
export async function requestRefund(
  store: Store,
  orderId: string,
  request: RefundRequest,
  { key, actor, following = {}, check, isGoodwill, declaredBy, isPromised = false }: RefundOrigin,
): Promise<RefundView> {
  const refundId = newId('refund')
  const sending = taskAdded('refund', pairSubject(orderId, refundId))
  const idempotencyKey = sha256(key)
  const bodyHash = sha256(JSON.stringify(request))
  await creditPartnerFirst(store, orderId)
  const decided = await changeOrder(store, orderId, (before) => {
    const earlier = refundUnder(before, idempotencyKey)
    if (!earlier) {
      check?.(before)
      refuseWhileDisputed(before, request.despiteDispute)
      const refund = refundFor(
        before,
        { declaredBy, ...request },
        {
          actor,
          idempotencyKey,
          bodyHash,
          ...(isPromised ? { isPromised } : {}),
          ...(isGoodwill ? { isGoodwill } : {}),
        },
      )
      const isSent = refund.iban === undefined || isGoodwill === true
      return {
        ...refundWritten(before, refundId, refund),
        ...(isSent ? sending.changes : {}),
        ...following,
        ...deskNoted(before, {
          actor,
          act: 'order-refunded',
          after: { refundId, amount: refund.amount, ...exceptionOf(refund) },
        }),
      }
    }
    if (earlier[1].bodyHash !== bodyHash) throw new ShopError('idempotency_conflict')
    return null
  })
  // A command may lack the provider's keys; then the server does it within a minute.
  if (isOffered(decided.payment?.method ?? decided.paymentMethod))
    await attemptTask(store, sending.id, { refund: sendRefund })
  const order = await getOrder(store, orderId)
  const made = order && refundUnder(order, idempotencyKey)
  if (!made) throw new ShopError('order_state')
  const [id, { amount, status, iban }] = made
  if (id === refundId) log().info({ orderId, refundId, amount, actor }, 'refund decided')
  return { refundId: id, amount, status, toTransfer: iban !== undefined }
}

function refundFor(
  order: Order,
  request: RefundRequest & { declaredBy: string | undefined },
  origin: Pick<Refund, 'actor' | 'idempotencyKey' | 'bodyHash' | 'isPromised' | 'isGoodwill'>,
): Refund {
  const given = refundAmount(order, request)
  const { reason } = request
  const iban = request.iban ?? (isTransferred(order) ? payerOf(order)?.iban : undefined)
  const exception = openDispute(order) && request.despiteDispute ? { despiteDispute: true as const } : {}
  const isTransfer = isTransferred(order)
  // A refund that failed at the provider may be transferred.
  const target =
    (isTransfer || hasFailedRefund(order)) && iban !== undefined ? accountOf(order, { ...request, iban }) : {}
  if (isTransfer && iban === undefined) {
    throw new ShopError('invalid_input', { fields: { iban: tFields('iban') } })
  }
  const why = reason ? { reason } : {}
  return { ...given, ...why, ...target, ...exception, at: now(), status: 'pending', ...origin }
}

/** As requested, else the payer's; the holder by default whoever withdrew or ordered. */
function accountOf(
  order: Order,
  {
    iban,
    holder = '',
    declaredBy,
  }: { iban: string; holder?: string | undefined; declaredBy: string | undefined },
): Pick<Refund, 'iban' | 'holder'> {
  const payer = payerOf(order)
  const known = payer?.iban === iban ? payer.holder : undefined
  const { billing, name } = order
  const named = [holder, known, declaredBy, billing?.company, name].find(
    (text) => text !== undefined && text !== '',
  )
  return { iban, ...(named === undefined ? {} : { holder: named }) }
}

function exceptionOf({ despiteDispute }: Refund): { despiteDispute?: true } {
  return despiteDispute ? { despiteDispute } : {}
}
