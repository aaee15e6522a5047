import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import type { Refund } from '../refund-schema'
import { refundFileSchema, type RefundFile } from './bank-file-schema'

export function listRefundFiles(store: Store, page: Page): Promise<Listing<RefundFile>> {
  return readPage((part) => store.list('refundFiles', part), refundFileSchema, page)
}

export async function getRefundFile(store: Store, id: string): Promise<RefundFile | null> {
  const value = await store.get(`refundFiles/${id}`)
  return value === null ? null : refundFileSchema.parse(value)
}

export function refundsFiled(
  { id, at }: Pick<RefundFile, 'id' | 'at'>,
  orderId: string,
  refunds: readonly (readonly [id: string, refund: Refund])[],
): Changes {
  const path = `refundFiles/${id}`
  const refundAt = (refundId: string) => `orders/${orderId}/refunds/${refundId}`
  return {
    [`${path}/id`]: id,
    [`${path}/at`]: at,
    [`${path}/count`]: increment(refunds.length),
    [`${path}/open`]: increment(refunds.length),
    [`${path}/amount`]: increment(refunds.reduce((sum, [, { amount }]) => sum + amount, 0)),
    ...Object.fromEntries(refunds.map(([refundId]) => [`${path}/refunds/${refundId}`, orderId])),
    ...Object.fromEntries(refunds.map(([refundId]) => [`${refundAt(refundId)}/bankFile`, id])),
  }
}

/** For the update that settles the refund. */
export function filedRefundDone({ bankFile, status }: Pick<Refund, 'bankFile' | 'status'>): Changes {
  return bankFile === undefined || status !== 'pending'
    ? {}
    : { [`refundFiles/${bankFile}/open`]: increment(-1) }
}
