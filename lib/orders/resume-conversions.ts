import 'server-only'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { creditPartner } from './confirm-payment'
import { findOrdersWithConversionDue } from './data'

const BATCH = 100
const EVERY_MS = 60_000

/**
 * Credits the partners of paid orders whose conversion failed, or was cut off by the end of a process: now and every
 * `everyMs` (a minute). A round takes 100 orders and the next one goes on with older ones, so that orders that fail
 * again and again do not keep others waiting.
 * @returns ends it
 */
export function resumeConversions(store: Store, everyMs = EVERY_MS): () => void {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  let before: string | null = null
  const round = async () => {
    try {
      before = await resumeBatch(store, before)
    } catch (error) {
      log().error({ error }, 'conversions not resumed')
    }
    if (!isEnded) timer = setTimeout(() => void round(), everyMs).unref()
  }
  void round()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

/** @returns where the next batch begins; null for the beginning */
async function resumeBatch(store: Store, before: string | null): Promise<string | null> {
  const due = await findOrdersWithConversionDue(store, partBefore(before, BATCH))
  for (const order of due.entries) await creditPartner(store, order.id)
  if (due.entries.length > 0) log().info({ orders: due.entries.length }, 'conversions resumed')
  return due.next
}
