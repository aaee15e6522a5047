import type { Store } from '@/lib/store/store'
import { listRefundFiles } from '../bank-file-data'
import type { RefundFile } from '../bank-file-schema'

/** The newest; refunds of older files are listed one by one. */
const MOST = 20

/** Newest first. */
export async function openRefundFiles(store: Store): Promise<RefundFile[]> {
  const { entries } = await listRefundFiles(store, { limit: MOST })
  return entries.filter(({ open }) => open > 0)
}
