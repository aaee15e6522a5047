import type { LedgerEntry } from './schema'

/** The text key under `affiliate.partner.balance.kinds`. */
export function ledgerKindOf({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>) {
  if (amount > 0 && kind === 'payout') return 'payoutReturned'
  if (amount > 0 && kind === 'adjustment') return 'bonus'
  return kind
}

export function saleNumber(saleId: string): string {
  return saleId.slice(-6).toUpperCase()
}
