import type { LedgerEntry } from './schema'

/** What a movement is called, by its kind and sign; its key under `affiliate.partner.balance.kinds`. */
export function wordOf({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>) {
  if (amount > 0 && kind === 'payout') return 'payoutReturned'
  if (amount > 0 && kind === 'adjustment') return 'bonus'
  return kind
}
