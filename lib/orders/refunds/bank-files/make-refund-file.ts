import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { partBefore, type Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { openDispute } from '../../disputes'
import { findOrdersWithOpenRefund } from '../../find-data'
import { heldFor } from '../../refund-amount'
import type { Refund } from '../../refund-schema'
import type { Order } from '../../schema'
import { changeOrder } from '../../state/change-order'
import { deskNoted } from '../../state/desk-noted'
import { getRefundFile, refundsFiled } from '../bank-file-data'
import type { RefundFile } from '../bank-file-schema'
import { isPayable } from '@/lib/legal/credit-transfers'

/** The next file takes the rest. */
const MOST = 100

/**
 * Each is in one file at most, even if two are made at once: nothing is transferred twice. What a killed process left
 * out goes into the next. @throws ShopError `no_refunds` if none is left that a bank would accept
 */
export async function makeRefundFile(store: Store, actor: string): Promise<RefundFile> {
  const file = { id: newId('run'), at: now() }
  let left = MOST
  let before: string | null = null
  do {
    const page: Listing<Order> = await findOrdersWithOpenRefund(store, partBefore(before, MOST))
    for (const { id } of page.entries)
      if (left > 0) left -= await fileRefunds(store, id, file, { left, actor })
    before = page.next
  } while (before !== null && left > 0)
  const made = await getRefundFile(store, file.id)
  if (!made) throw new ShopError('no_refunds')
  log().info({ fileId: file.id, refunds: made.count, actor }, 'refunds put into a bank file')
  return made
}

async function fileRefunds(
  store: Store,
  orderId: string,
  file: Pick<RefundFile, 'id' | 'at'>,
  { left, actor }: { left: number; actor: string },
): Promise<number> {
  let filed = 0
  await changeOrder(store, orderId, (order): Changes | null => {
    const refunds = fileableRefunds(order).slice(0, left)
    filed = refunds.length
    if (filed === 0) return null
    const amount = refunds.reduce((sum, [, refund]) => sum + refund.amount, 0)
    return {
      ...refundsFiled(file, orderId, refunds),
      ...deskNoted(order, { actor, act: 'order-refund-filed', after: { file: file.id, amount } }),
    }
  })
  return filed
}

/** That wait for a transfer, are in no file yet, and have data that banks accept. */
function fileableRefunds(order: Pick<Order, 'refunds' | 'dispute'>): [id: string, refund: Refund][] {
  if (openDispute(order)) return []
  return Object.entries(order.refunds ?? {}).filter(
    ([, refund]) =>
      refund.status === 'pending' &&
      refund.bankFile === undefined &&
      heldFor(refund) === null &&
      isPayable({ iban: refund.iban ?? '', holder: refund.holder ?? '' }),
  )
}
