import 'server-only'
import { z } from 'zod'
import { isLoopback } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'

/** Where the store holds the address that a shop on it was last started with; missing if it had none of its own. */
export const ADDRESS = 'setup/address'
const addressSchema = z.url()

/**
 * Why a shop must not start on these data: its mails would take buyers to another address than the shop's.
 * @param address the shop's, '' if it has none of its own
 * @param areOthersRunning whether other processes work on the same data folder
 */
export async function addressRefusal(
  store: Store,
  address: string,
  areOthersRunning: boolean,
): Promise<{ reason: 'otherAddress' | 'addressInUse'; known: string } | null> {
  const known = addressSchema.nullable().parse(await store.get(ADDRESS)) ?? ''
  if (known === address) return null
  if (known !== '' && !isLoopback(known)) return { reason: 'otherAddress', known }
  return areOthersRunning ? { reason: 'addressInUse', known } : null
}

/** @param address the shop's, '' if it has none of its own */
export async function keepAddress(store: Store, address: string): Promise<void> {
  await store.update({ [ADDRESS]: address === '' ? null : address })
}
