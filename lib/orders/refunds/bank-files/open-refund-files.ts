import 'server-only'
import type { Store } from '@/lib/store/store'
import { listRefundFiles } from './data'
import type { RefundFile } from './schema'

/** The newest are looked at; of older ones each refund still stands in the list of those that wait. */
const MOST = 20

/** Files with transfers that nobody has reported sent, newest first. */
export async function openRefundFiles(store: Store): Promise<RefundFile[]> {
  const { entries } = await listRefundFiles(store, { limit: MOST })
  return entries.filter(({ open }) => open > 0)
}
