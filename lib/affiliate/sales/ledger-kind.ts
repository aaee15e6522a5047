import type { LedgerEntry } from './schema'

/** The text key of a ledger entry under `affiliate.partner.balance.kinds`, by its kind and sign. */
export function ledgerKindOf({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>) {
  if (amount > 0 && kind === 'payout') return 'payoutReturned'
  if (amount > 0 && kind === 'adjustment') return 'bonus'
  return kind
}
