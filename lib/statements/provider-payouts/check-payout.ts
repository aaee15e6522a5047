import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import { getProviderPayout, payoutChecked } from '@/lib/payment/payouts/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'

/** The owner has dealt with it, as `note` says. Repeating it changes nothing. @throws ShopError `not_found` */
export function checkPayout(store: Store, id: string, note: string, actor: string): Promise<void> {
  return optimisticUpdate<void>(store, async () => {
    const payout = await getProviderPayout(store, id)
    if (!payout) throw new ShopError('not_found')
    if (payout.state !== 'wrong') return { result: undefined }
    const { onceKey, changes } = payoutChecked(payout, { note, actor })
    const entry = journalAdded({
      actor,
      act: 'provider-payout-checked',
      subject: `providerPayouts/${id}`,
      before: { state: payout.state },
      after: { state: 'checked', note },
    })
    return { onceKey, changes: { ...changes, ...entry }, result: undefined }
  })
}
