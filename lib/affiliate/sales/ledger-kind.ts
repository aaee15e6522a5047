import type { LedgerEntry } from './schema'

/** The text key of a ledger entry under `affiliate.partner.balance.kinds`, by its kind and sign. */
export function ledgerKindOf({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>) {
  if (amount > 0 && kind === 'payout') return 'payoutReturned'
  if (amount > 0 && kind === 'adjustment') return 'bonus'
  return kind
}

/** A sale's number for its partner: the end of its id. */
export function saleNumber(saleId: string): string {
  return saleId.slice(-6).toUpperCase()
}
