import 'server-only'
import { z } from 'zod'
import { isLoopback } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'

/** Where the store holds the address that a shop on it was last started with; missing if it had none of its own. */
export const ADDRESS = 'setup/address'
const addressSchema = z.url()

/** Mails would take buyers elsewhere. @param address '' if none @param areOthersRunning on this data folder */
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

export async function keepAddress(store: Store, address: string): Promise<void> {
  await store.update({ [ADDRESS]: address === '' ? null : address })
}
