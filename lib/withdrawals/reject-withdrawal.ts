import type { Store } from '@/lib/store/store'
import { decideOnce, existingWithdrawal } from './decide-once'

/** The reason goes into its mail. @throws ShopError `not_found`, `withdrawal_decided` */
export async function rejectWithdrawal(
  store: Store,
  id: string,
  reason: string,
  actor: string,
): Promise<void> {
  const withdrawal = await existingWithdrawal(store, id)
  await decideOnce(store, withdrawal, { status: 'rejected', actor, reason }, (decided) =>
    store.update(decided),
  )
}
