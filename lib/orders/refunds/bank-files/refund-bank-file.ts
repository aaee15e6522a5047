import { ShopError } from '@/lib/core/errors'
import { creditTransfers, type CreditTransfer } from '@/lib/legal/credit-transfers'
import { owner } from '@/lib/legal/current-owner'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../../data'
import { openDispute } from '../../disputes'
import { isOfPrice } from '../../refund-amount'
import type { Order } from '../../schema'
import { reportTransfer } from '../report-transfer'
import { getRefundFile } from '../bank-file-data'
import type { FileReported, RefundFile } from '../bank-file-schema'

/**
 * Executed today. Later downloads never hold more, and leave out refunds called off, disputed, or reported sent
 * alone: they may be transferred already. @throws ShopError `not_found`; `no_refunds` if none is left
 */
export async function refundBankFile(store: Store, fileId: string) {
  const file = await existing(store, fileId)
  const transfers: CreditTransfer[] = []
  for (const [refundId, orderId] of Object.entries(file.refunds)) {
    const order = await getOrder(store, orderId)
    if (order) transfers.push(...transferOf(order, refundId))
  }
  if (transfers.length === 0) throw new ShopError('no_refunds')
  const content = creditTransfers(file.id, transfers, owner().bank)
  return { name: 'pain.001-erstattungen.xml', contentType: 'application/xml', content }
}

function transferOf(order: Order, refundId: string): CreditTransfer[] {
  const refund = order.refunds?.[refundId]
  if (!refund || (refund.status !== 'pending' && !(refund.status === 'done' && refund.isSentByFile)))
    return []
  const { status, amount, iban = '', holder = '', despiteDispute } = refund
  if (status === 'pending' && openDispute(order) && !despiteDispute) return []
  const { reference } = order
  const what = isOfPrice(refund) ? 'Erstattung' : 'Zu viel bezahlt'
  return [
    {
      amount,
      iban,
      holder,
      reference: `${reference}-${refundId.slice(-8)}`,
      purpose: `Spielklang ${what}, Bestellung ${reference}`,
    },
  ]
}

/** Once each, however often repeated; refunds called off or disputed stay. @throws ShopError `not_found` */
export async function reportFileSent(store: Store, fileId: string, actor: string): Promise<FileReported> {
  const file = await existing(store, fileId)
  const answer: FileReported = { sent: 0, left: 0 }
  for (const [refundId, orderId] of Object.entries(file.refunds)) {
    const order = await getOrder(store, orderId)
    if (order?.refunds?.[refundId]?.status !== 'pending') continue
    if (await isReported(store, { orderId, refundId, actor })) answer.sent += 1
    else answer.left += 1
  }
  return answer
}

async function isReported(
  store: Store,
  { orderId, refundId, actor }: { orderId: string; refundId: string; actor: string },
): Promise<boolean> {
  try {
    await reportTransfer(store, orderId, refundId, actor, { isSentByFile: true })
    return true
  } catch (error) {
    const isRefused =
      error instanceof ShopError && (error.code === 'order_state' || error.code === 'dispute_open')
    if (!isRefused) throw error
    return false
  }
}

async function existing(store: Store, fileId: string): Promise<RefundFile> {
  const file = await getRefundFile(store, fileId)
  if (!file) throw new ShopError('not_found')
  return file
}
