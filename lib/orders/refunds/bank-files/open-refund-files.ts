import type { Store } from '@/lib/store/store'
import { listRefundFiles } from '../bank-file-data'
import type { RefundFile } from '../bank-file-schema'

/** Only the newest files are listed; refunds of older ones are still listed one by one. */
const MOST = 20

/** Files with transfers not yet reported sent, newest first. */
export async function openRefundFiles(store: Store): Promise<RefundFile[]> {
  const { entries } = await listRefundFiles(store, { limit: MOST })
  return entries.filter(({ open }) => open > 0)
}
