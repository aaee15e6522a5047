import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { getWithdrawal } from './data'
import type { Withdrawal } from './schema'

/** @throws ShopError `not_found` */
export async function existingWithdrawal(store: Store, id: string): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(store, id)
  if (!withdrawal) throw new ShopError('not_found')
  return withdrawal
}
