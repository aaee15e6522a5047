import { keyedHash } from '@/lib/core/server-secret'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { findUnassigned, withdrawalRemoved } from '@/lib/withdrawals/data'
import type { Withdrawal } from '@/lib/withdrawals/schema'

const MOST = 100

/** Withdrawals under an address that no order was found for, newest first. */
export async function unassignedUnder(store: Store, email: string): Promise<Withdrawal[]> {
  return (await findUnassigned(store, email, { limit: MOST })).entries
}

/** An open one still has to be answered. */
export function isAnswered({ status }: Withdrawal): boolean {
  return status !== 'received'
}

/** Deletes the answered withdrawals under an address that no order was found for, each with its journal entry. */
export async function forgetUnassigned(store: Store, email: string, actor: string): Promise<void> {
  for (const withdrawal of (await unassignedUnder(store, email)).filter(isAnswered)) {
    const entry = journalAdded({
      actor,
      act: 'customer-forgotten',
      subject: `withdrawals/${withdrawal.id}`,
    })
    const onceKey = `erasure_${keyedHash('erasure', withdrawal.id)}`
    await store.updateOnce(onceKey, { ...withdrawalRemoved(withdrawal), ...entry })
  }
}
