import 'server-only'
import { deleteBefore } from '../delete-before'
import { booksSince, idAt } from '../limits'
import type { Tidying } from '../tidying'

/** Deletes withdrawals at the same age as their orders, because they explain refunds. @returns how many */
export function deleteOldWithdrawals(tidying: Tidying): Promise<number> {
  const before = idAt('withdrawal', booksSince())
  return deleteBefore(tidying, { collection: 'withdrawals', prefix: 'withdrawal_', before })
}
