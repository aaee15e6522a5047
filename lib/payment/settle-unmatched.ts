import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { getUnmatched, saveSettled } from './unmatched-data'

/** Of several concurrent calls only one counts. @param note how it was dealt with @throws ShopError `not_found` */
export async function settleUnmatched(store: Store, id: string, note: string, actor: string): Promise<void> {
  const unmatched = await getUnmatched(store, id)
  if (!unmatched) throw new ShopError('not_found')
  const { amount, currency, reason } = unmatched
  const before = { amount, currency, reason }
  const entry = journalAdded({
    actor,
    act: 'unmatched-settled',
    subject: `payments/${id}`,
    before,
    after: { note },
  })
  if (await saveSettled(store, id, unmatched, { note, actor }, entry)) {
    log().info({ paymentId: id, actor }, 'unmatched money settled')
  }
}
